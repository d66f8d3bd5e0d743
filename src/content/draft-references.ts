/** What names a draft on a page that's published: `draft: true` leaves a page out of the build. */
import { basename } from 'node:path';
import { type ContentFault, FaultCollector } from './content-error.ts';
import type { Listing } from './content-files.ts';
import { findPlaces } from './yaml-scalars.ts';

export function draftReferences({ drafts, files }: Listing): ContentFault[] {
  if (drafts.length === 0) return [];
  const own = new Set(drafts.map(({ file }) => file));
  const paths = new Map(drafts.map(({ path, file }) => [path, file]));
  const studies = new Map(
    drafts.filter(({ folder }) => folder === 'case-studies').map(({ slug, file }) => [slug, file]),
  );
  // A file that can't be read is reported by itself.
  const others = new FaultCollector();
  const published = files.filter((file) => !own.has(file));
  return published
    .flatMap((file) => others.attempt(() => findPlaces([file])) ?? [])
    .flatMap(({ file, line, field, value }) => {
      // An address that leads elsewhere while its page is away.
      if (basename(file) === 'redirects.yaml' && field.endsWith('.from')) return [];
      const [path = ''] = value.split(/[#?]/);
      const draft = paths.get(path) ?? (/\bcaseStudies\b/.test(field) ? studies.get(value) : undefined);
      if (draft === undefined) return [];
      const problem = `names ${value}, which is a draft: remove “draft: true” from ${draft}, or don’t name it here`;
      return [{ file, line, field, problem }];
    });
}
