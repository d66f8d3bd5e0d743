/** The headers that every answer carries, and the policies of pages and files. */

/** What a deployment decides. */
export type HeaderChoices = {
  /** Whether reCAPTCHA is configured: it needs frames of another site, and scripts that write their own markup. */
  recaptcha: boolean;
  /** Whether browsers may list the site as one that is never asked for without TLS. */
  hstsPreload: boolean;
};

/** Whether a browser runs scripts in a file of this type when it's opened by itself. Each page has a policy of its own. */
export const runsScripts = (contentType: string) => /html|xml/.test(contentType);

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
 * Where reCAPTCHA's script and frames come from. Not all of /recaptcha/: other scripts lie there, by which an attacker could
 * run code of their own.
 */
const widget = {
  scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  frames: ['https://www.google.com/recaptcha/api2/', 'https://recaptcha.google.com/recaptcha/api2/'],
} as const;

/**
 * The Content-Security-Policy of one HTML page: nothing is allowed but what it uses. No `unsafe-inline`: what
 * is inline is known by its hash.
 *
 * @param recaptcha whether reCAPTCHA is configured. Only a page with the form may load its script and frame.
 */
export function contentSecurityPolicy(page: PolicyPage, recaptcha: boolean): string {
  const { styleHash, scriptHashes } = page;
  const hasWidget = !hasCommonPolicy(page, recaptcha);
  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(hasWidget ? widget.scripts : []),
    ],
    'style-src': ["'self'", `'${styleHash}'`],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(hasWidget ? widget.frames : [])],
    ...(hasWidget && { 'frame-src': widget.frames }),
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
