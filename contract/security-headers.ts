/** The headers that every answer carries, as data: the server sends them, the build writes them for static hosts. */

import { assets, pictures } from './addresses.ts';

/** What a deployment decides. */
export type HeaderChoices = {
  /** Whether reCAPTCHA is configured: it needs frames of another site, and scripts that write their own markup. */
  recaptcha: boolean;
  /** Whether browsers may list the site as one that is never asked for without TLS. */
  hstsPreload: boolean;
};

/** Pages, their data and assets, and what the API answers, are for this site alone. */
export const ownResource = { 'cross-origin-resource-policy': 'same-origin' } as const;

/** Social images, icons, PDFs and what crawlers read are there for other sites to show. */
export const sharedResource = { 'cross-origin-resource-policy': 'cross-origin' } as const;

const isHashed = (file: string) => `/${file}`.startsWith(assets);

export function isShared(file: string): boolean {
  return !(isHashed(file) || /\.(?:html|md|json)$/.test(file));
}

/** Kinds of file in which a browser runs nothing when they're opened by themselves. Hosts know many kinds of XML. */
const inert = new RegExp(
  `\\.(?:${[
    'avif|bmp|gif|ico|jpe?g|png|tiff?|webp|aac|flac|m4[av]|mov|mp[34]|og[agv]|opus|wav|web[am]|otf|ttf|woff2?',
    'css|csv|gpg|gz|ics|js|json|md|mjs|asc|pdf|pem|txt|vcf|wasm|webmanifest|zip',
    'docx?|od[pst]|pptx?|xlsx?',
  ].join('|')})$`,
  'i',
);

/** Whether a file that isn't a page has the policy by which nothing in it runs. A folder of them is a single rule. */
export function isConfined(file: string): boolean {
  return `/${file}`.startsWith(pictures) || !(isHashed(file) || inert.test(file));
}

/**
 * Of a file that was brought along: nothing in it runs when it's opened by itself. Firefox goes by it where an SVG is
 * shown in a page, too, and drawing programs embed photos and fonts in one.
 */
export const confinedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src data:";

export function securityHeaders(choices: HeaderChoices): Readonly<Record<string, string>> {
  return {
    'strict-transport-security': choices.hstsPreload
      ? 'max-age=63072000; includeSubDomains; preload'
      : 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...ownResource,
    ...(!choices.recaptcha && { 'cross-origin-embedder-policy': 'require-corp' }),
  };
}

/** What a policy needs to know of a page: see `site-manifest.ts`. */
type PolicyPage = { styleHash: string; scriptHashes: readonly string[]; hasForm: boolean };

/** The one policy by which the site's scripts make markup and addresses of scripts: `src/browser/trusted.ts`. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['site'] };

/**
 * Whether a page may do what all others may. A document keeps the policy that it came with, so a page with another one has no
 * part, and is loaded whole.
 */
export const hasCommonPolicy = ({ hasForm }: Pick<PolicyPage, 'hasForm'>, recaptcha: boolean) =>
  !(recaptcha && hasForm);

/**
 * The Content-Security-Policy of one HTML page: nothing is allowed but what it uses. No `unsafe-inline`: what
 * is inline is known by its hash.
 *
 * @param recaptcha whether reCAPTCHA is configured. Only a page with the form may load its script and frame.
 */
export function contentSecurityPolicy(page: PolicyPage, recaptcha: boolean): string {
  const { styleHash, scriptHashes } = page;
  const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  const hasWidget = !hasCommonPolicy(page, recaptcha);
  const widget = hasWidget ? google : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...widget],
    'style-src': ["'self'", `'${styleHash}'`],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...widget],
    ...(hasWidget && { 'frame-src': [...google, 'https://recaptcha.google.com/recaptcha/'] }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The provider's own scripts write markup without them.
    ...(!hasWidget && trustedTypes),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
