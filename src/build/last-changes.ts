/** When pages last changed, as an editor or the repository's history says. A date that can't be known is left out. */
import { paths } from '../content/paths.ts';
import type { Site } from '../content/site.ts';
import { fileOf } from './check-pages.ts';
import { fileDates } from './file-dates.ts';

export function pageDates(
  site: Site,
  pages: readonly { path: string }[],
  dates = fileDates(site.folder),
): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ path }) => {
      const date = writtenDate(site, path) ?? newest(filesOf(site, path).map((file) => dates.get(file)));
      return date ? [[path, date]] : [];
    }),
  );
}

/** The files whose words are the page's own, and not those of a page that it leads to. */
function filesOf(site: Site, path: string): string[] {
  const calculator = site.offers.find((offer) => offer.path === path)?.calculator;
  return [
    fileOf(site, path),
    ...(calculator ? [`${site.folder}/calculators/${calculator}.yaml`] : []),
    ...(path === paths.services ? [`${site.folder}/prices.yaml`] : []),
    ...(path === paths.company || path === paths.contact ? [`${site.folder}/brand.yaml`] : []),
  ];
}

/** Unknown as soon as one of them is: it may be the newest. */
function newest(dates: readonly (string | undefined)[]): string | undefined {
  const known = dates.filter((date) => date !== undefined);
  if (known.length < dates.length) return undefined;
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

function writtenDate(site: Site, path: string): string | undefined {
  const { texts, offers, caseStudies, ownPages } = site;
  const pages = [...Object.values(site.pages), ...texts, ...offers, ...caseStudies, ...ownPages];
  const file = fileOf(site, path);
  return path === paths.home ? site.home.updated : pages.find((page) => page.file === file)?.updated;
}
