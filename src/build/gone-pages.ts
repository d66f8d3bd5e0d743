/** Pages of the published build that this one lacks, and that no redirect leads away from: visitors would get a 404. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectFinder } from '../../contract/redirects.ts';
import { type SiteManifest, siteManifest } from '../../contract/site-manifest.ts';

type Site = Pick<SiteManifest, 'redirects'> & { pages: readonly { path: string }[] };

export function publishedSite(published: string | null): SiteManifest | null {
  const file = published && join(published, 'site.json');
  const read =
    file && existsSync(file) ? siteManifest.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  return read?.data ?? null;
}

export function goneWarnings(before: Site | null, { pages, redirects }: Site): string[] {
  const find = redirectFinder(redirects);
  const paths = new Set(pages.map(({ path }) => path));
  return (before?.pages ?? [])
    .filter(({ path }) => !paths.has(path) && !find(path, ''))
    .map(
      ({ path }) =>
        `${path} was published, and now it’s no page: lead its visitors elsewhere with { from: ${path}, to: /… } in content/redirects.yaml`,
    );
}
