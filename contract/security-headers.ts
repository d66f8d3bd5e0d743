/** The headers that every answer carries, as data: the server sends them, the build writes them for static hosts. */

export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What a policy needs to know of a page: see `site-manifest.ts`. */
type PolicyPage = { styleHash: string; scriptHash: string; hasForm: boolean };

/**
 * The Content-Security-Policy of one HTML page. No `unsafe-inline`: what is inline is known by its hash.
 *
 * @param recaptcha whether reCAPTCHA is configured. Only a page with the form may load its script and frame.
 */
export function contentSecurityPolicy(page: PolicyPage, recaptcha: boolean): string {
  const { styleHash, scriptHash, hasForm } = page;
  const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  const widget = recaptcha && hasForm ? google : [];
  const frames = widget.length > 0 ? [...widget, 'https://recaptcha.google.com/recaptcha/'] : ["'none'"];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${scriptHash}'`, ...widget],
    'style-src': ["'self'", `'${styleHash}'`],
    'img-src': ["'self'", 'data:'],
    'frame-src': frames,
    'connect-src': ["'self'", ...widget],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
