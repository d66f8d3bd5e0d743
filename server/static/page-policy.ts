/** The Content-Security-Policy of each page: only the contact page may ever load the captcha provider's widget. */
import { contentSecurityPolicy } from '../../contract/security-headers.ts';
import type { ManifestPage } from '../../contract/site-manifest.ts';

export const contactPath = '/contact-us';

export function pagePolicy({ path, styleHash, scriptHash }: ManifestPage, recaptcha: boolean): string {
  return contentSecurityPolicy({ styleHash, scriptHash, recaptcha: recaptcha && path === contactPath });
}
