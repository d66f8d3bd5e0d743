/**
 * What a static host needs to serve the site as this server does: the same redirects and headers, from the
 * same data, in the words of each kind of host. Only `/api` then needs this server.
 */
import type { ManifestPage, SiteManifest } from '../../contract/site-manifest.ts';
import { headersFile } from './hosts/headers-file.ts';
import { nginxFile } from './hosts/nginx-file.ts';
import { redirectsFile } from './hosts/redirects-file.ts';
import { pagePolicy } from './page-policy.ts';

export type HostFiles = Readonly<Record<'_redirects' | '_headers' | 'nginx.conf', string>>;

export type HostOptions = {
  /** Whether the contact page loads the reCAPTCHA widget. */
  recaptcha: boolean;
};

export function hostFiles(manifest: SiteManifest, { recaptcha }: HostOptions): HostFiles {
  const policyOf = (page: ManifestPage) => pagePolicy(page, recaptcha);
  return {
    _redirects: redirectsFile(manifest),
    _headers: headersFile(manifest, policyOf),
    'nginx.conf': nginxFile(manifest, policyOf),
  };
}
