/**
 * What a static host needs to serve the site as the server does: the same redirects and headers, from the
 * same data, in the words of each kind of host. Only `/api` then needs the server.
 */
import { contentSecurityPolicy } from '../../../contract/security-headers.ts';
import type { ManifestPage, SiteManifest } from '../../../contract/site-manifest.ts';
import { headersFile } from './headers-file.ts';
import { nginxFile } from './nginx-file.ts';
import { redirectsFile } from './redirects-file.ts';

export type HostFiles = Readonly<Record<'_redirects' | '_headers' | 'nginx.conf', string>>;

/** @param recaptcha whether the contact page loads the reCAPTCHA widget. */
export function hostFiles(manifest: SiteManifest, recaptcha: boolean): HostFiles {
  const policyOf = (page: ManifestPage) => contentSecurityPolicy(page, recaptcha);
  return {
    _redirects: redirectsFile(manifest),
    _headers: headersFile(manifest, policyOf),
    'nginx.conf': nginxFile(manifest, policyOf),
  };
}
