/** The headers of every answer, and the policies of pages and files. */

export type HeaderChoices = {
  recaptcha: boolean;
  /** Whether browsers may put the site on their preload lists. */
  hstsPreload: boolean;
};

/** Whether a browser runs scripts in such a file. */
export const runsScripts = (contentType: string) => /html|xml/.test(contentType);

/** Nothing runs in an owner's file. Drawing programs embed photos and fonts in SVG. */
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

type PolicyPage = { styleHash: string; scriptHashes: readonly string[]; hasForm: boolean };

/** See `src/browser/trusted.ts`. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['site'] };

/** A document keeps its policy, so a page with another one has no part, and is loaded whole. */
export const hasCommonPolicy = ({ hasForm }: Pick<PolicyPage, 'hasForm'>, recaptcha: boolean) =>
  !(recaptcha && hasForm);

/** Not all of /recaptcha/, because an attacker could use other scripts there. */
const widget = {
  scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  frames: ['https://www.google.com/recaptcha/api2/', 'https://recaptcha.google.com/recaptcha/api2/'],
} as const;

/** Nothing is allowed but what the page uses. What's inline is known by its hash. */
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
    // reCAPTCHA's scripts write markup without them.
    ...(!hasWidget && trustedTypes),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
