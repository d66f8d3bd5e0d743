/** Checks everything that the content leads to or shows, where it's written, against the pages as they're rendered. */
import { join } from 'node:path';
import { decodedPath, isNeverRedirected } from '../../../contract/addresses.ts';
import { type FindRedirect, redirectFinder } from '../../../contract/redirects.ts';
import { nearest } from '../../../contract/settings/edit-distance.ts';
import type { ContentFault } from '../content-error.ts';
import { type Written, writtenIn } from '../links.ts';
import { headingId } from '../markdown.ts';
import { paths } from '../paths.ts';
import type { Content } from '../read-content.ts';
import { meantBy } from '../schema/names.ts';

export type Rendered = {
  /** Of each page, the ids of its parts. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** Addresses of the files beside the pages. */
  files: ReadonlySet<string>;
  pictures: readonly string[];
  /** The site's address, which a setting can decide. */
  siteUrl: string;
};

/** @returns with the names and addresses that have a fault. */
export function checkLinks(content: Content, rendered: Rendered) {
  // The schema has looked up entries.
  const named = content.entries.flatMap(writtenIn).filter(({ to }) => to !== 'entry');
  const reported = new Set<string>();
  const findRedirect = redirectFinder(content.redirects);
  const written = [...named, ...redirectTargets(content)].flatMap((place): ContentFault[] => {
    const { source, line, field, value, to } = place;
    const problem =
      to === 'picture'
        ? pictureProblem(value, rendered)
        : linkProblem(place, content, rendered, findRedirect);
    if (problem === null) return [];
    reported.add(value);
    return [{ file: source.file, line, field, problem: `${value} ${problem}` }];
  });
  const faults = [
    ...written,
    ...[...rendered.ids].flatMap(([path, ids]) => ambiguousIds(content, path, ids)),
    ...coveringRedirects(content, rendered, findRedirect),
  ];
  return { faults, reported };
}

function redirectTargets({ redirects, folder, source }: Content): Written[] {
  const file = source(join(folder, 'redirects.yaml'));
  return redirects.map(({ to }, index) => ({
    ...{ source: file, value: to, to: 'page' },
    ...{ line: file.lineOf([index, 'to']), field: `${index}.to` },
  }));
}

function pictureProblem(name: string, { pictures }: Rendered): string | null {
  if (pictures.includes(name)) return null;
  const meant = nearest(name, pictures);
  return meant
    ? `is no picture: did you mean ${meant}?`
    : 'is no picture: use the name of a file in content/images or content/charts, without its ending';
}

function linkProblem(
  { source, value }: Written,
  content: Content,
  rendered: Rendered,
  findRedirect: FindRedirect,
): string | null {
  const own = ownAddress(value, [content.provider.siteUrl, rendered.siteUrl]);
  if (own !== null) return `leads to this site itself: write ${own}`;
  const path = content.filedPages.find(({ file }) => file === source.file)?.path ?? paths.home;
  return targetProblem(value.startsWith('#') ? `${path}${value}` : value, content, rendered, findRedirect);
}

/** What's behind the host of a whole address, if it's one of the site's: in capitals, and with `www.` or without, too. */
function ownAddress(address: string, siteUrls: readonly string[]): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { host, pathname, search, hash } = new URL(address);
  const plain = (name: string) => name.replace(/^www\./, '');
  const isOwn = siteUrls.some((url) => plain(new URL(url).host) === plain(host));
  return isOwn ? pathname + search + hash : null;
}

function targetProblem(
  address: string,
  { provider, names }: Content,
  { ids, files }: Rendered,
  findRedirect: FindRedirect,
): string | null {
  if (!/^\/(?!\/)/.test(address)) {
    if (/^(?:https:\/\/|mailto:|tel:)\S+$/.test(address)) return null;
    return ids.has(`/${address.replace(/#.*/, '')}`)
      ? `is not an address: write /${address}`
      : 'is not an address: write /path for a page of this site, blog:/path for the blog, or https://…';
  }
  const { pathname, hash, search } = new URL(address, provider.siteUrl);
  if (files.has(pathname)) return null;
  const moved = findRedirect(pathname, search)?.to;
  if (moved === address) return 'leads to itself, without end: lead elsewhere, or remove the redirect';
  if (moved) return `is an old address: write ${moved}`;
  const draft = names.drafts.get(pathname);
  if (draft) return `leads to a draft: remove “draft: true” from ${draft}, or lead elsewhere`;
  const own = ids.get(pathname);
  if (!own) {
    const known = [...ids.keys(), ...files].filter((path) => path !== '/');
    const meant = meantBy(pathname, known);
    return `is no page of the site: ${meant ? `did you mean ${meant}?` : 'correct the path, or remove the link'}`;
  }
  const name = decodedPath(hash.slice(1));
  if (hash === '' || (name !== null && own.includes(name))) return null;
  const meant = name === null ? null : nearest(name, own);
  return `leads to no heading of that page: ${meant ? `did you mean #${meant}?` : 'correct the part behind #'}`;
}

/** One address for two parts of a page. */
function ambiguousIds(content: Content, path: string, ids: readonly string[]): ContentFault[] {
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice === undefined) return [];
  const problem = `#${twice} is the address of two parts of the page: word the heading anew`;
  const page = content.filedPages.find((candidate) => candidate.path === path);
  const file = page?.file ?? join(content.folder, 'home.yaml');
  const heading = content.source(file).body.find((node) => headingId(node) === twice);
  const line = heading?.position?.start.line;
  return [{ file, ...(line && { line }), field: 'text', problem }];
}

/** A redirect comes before any file, so it must not have a file's address. */
function coveringRedirects(
  { redirects, folder, source }: Content,
  { files }: Rendered,
  findRedirect: FindRedirect,
): ContentFault[] {
  const covered = new Map(Array.from(files, (file) => [findRedirect(file, ''), file]));
  return redirects.flatMap((rule, index) => {
    const file = covered.get(rule);
    if (file === undefined && !isNeverRedirected(rule.from)) return [];
    const what = file ? `a file of the site, ${file}` : 'addresses that the site itself uses';
    return [
      source(join(folder, 'redirects.yaml')).fault([index, 'from'], `covers ${what}: remove the redirect`),
    ];
  });
}
