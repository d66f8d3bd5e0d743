/** When pages last changed, as the repository's history has it. A date that cannot be known is left out. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paths } from '../content/paths.ts';
import type { Site } from '../content/site.ts';
import { fileOf } from './check-pages.ts';

/** Dates by file, the newest commit's of each. Files with changes that are in no commit have none. */
export function fileDates(folder: string, root = process.cwd()): ReadonlyMap<string, string> {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...words], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e9,
    });
  try {
    // A shallow clone shows its oldest commit as if it had written every file.
    const boundary = resolve(root, git('rev-parse', '--git-path', 'shallow').trim());
    const boundaries = existsSync(boundary) ? readFileSync(boundary, 'utf8').split('\n') : [];
    const dates = new Map<string, string | null>();
    for (const file of lines(git('diff', 'HEAD', '--name-only', '--relative', '--', folder)))
      dates.set(file, null);
    const history = git('log', '--format=%x00%H %cI', '--name-only', '--relative', '--', folder);
    for (const entry of history.split('\0')) {
      const [commit = '', ...files] = lines(entry);
      const [hash = '', date = ''] = commit.split(' ');
      const isKnown = !boundaries.includes(hash) && Date.parse(date) <= Date.now();
      for (const file of files) if (!dates.has(file)) dates.set(file, isKnown ? date : null);
    }
    return new Map([...dates].flatMap(([file, date]) => (date ? [[file, date]] : [])));
  } catch {
    // No repository, no commit in it, or no git on this machine.
    return new Map();
  }
}

export function pageDates(
  site: Site,
  pages: readonly { path: string }[],
  dates = fileDates(site.folder),
): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ path }) => {
      const date = newest(filesOf(site, path).map((file) => dates.get(file))) ?? writtenDate(site, path);
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
  const pages = [...Object.values(site.pages), ...site.texts, ...site.offers, ...site.caseStudies];
  const file = fileOf(site, path);
  return path === paths.home ? site.home.updated : pages.find((page) => page.file === file)?.updated;
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
