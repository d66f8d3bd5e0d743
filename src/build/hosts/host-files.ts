/**
 * What a static host needs to serve the site as the server does: the same redirects and headers, from the
 * same data, in the words of each kind of host. Only `/api` then needs the server.
 */
import {
  contentSecurityPolicy,
  type HeaderChoices,
  securityHeaders,
} from '../../../contract/security-headers.ts';
import type { ManifestPage, SiteManifest } from '../../../contract/site-manifest.ts';
import { headersFile } from './headers-file.ts';
import { nginxFile } from './nginx-file.ts';
import { redirectsFile } from './redirects-file.ts';

export type HostFiles = Readonly<Record<'_redirects' | '_headers' | 'nginx.conf', string>>;

export function hostFiles(manifest: SiteManifest, choices: HeaderChoices): HostFiles {
  const policyOf = (page: ManifestPage) => contentSecurityPolicy(page, choices.recaptcha);
  const headers = securityHeaders(choices);
  return {
    _redirects: redirectsFile(manifest),
    _headers: headersFile(manifest, headers, policyOf),
    'nginx.conf': nginxFile(manifest, headers, policyOf),
  };
}
