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

export type ContentSecurityOptions = {
  /** `sha256-…` of the page's inline stylesheet. */
  styleHash: string;
  /** The same for the page's inline script. */
  scriptHash: string;
  /** The reCAPTCHA widget needs its provider's script and frame; only the contact page asks for it. */
  recaptcha: boolean;
};

/** The Content-Security-Policy of one HTML page. No `unsafe-inline`: what is inline is known by its hash. */
export function contentSecurityPolicy({ styleHash, scriptHash, recaptcha }: ContentSecurityOptions): string {
  const google = recaptcha ? ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/' : '';
  return [
    "default-src 'self'",
    `script-src 'self' '${scriptHash}'${google}`,
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data:",
    `frame-src ${recaptcha ? `${google.trim()} https://recaptcha.google.com/recaptcha/` : "'none'"}`,
    `connect-src 'self'${google}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
