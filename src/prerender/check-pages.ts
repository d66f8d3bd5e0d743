/** Checks everything that leads somewhere on the rendered pages. What's dead is reported with its place in the content. */
import { decodedPath, isNeverRedirected, pictures } from '../../contract/addresses.ts';
import { findRedirect } from '../../contract/redirects.ts';
import { nearest } from '../../contract/settings/edit-distance.ts';
import { linksIn } from '../content/blocks.ts';
import { type ContentFault, FaultCollector } from '../content/content-error.ts';
import { servedFileFaults } from '../content/own-files.ts';
import { pageFile, paths } from '../content/paths.ts';
import type { Content } from '../content/read-content.ts';
import { meantBy } from '../content/schema/names.ts';
import { findPlaces, type Place } from '../content/yaml-scalars.ts';
import type { BuildCache } from './build-cache.ts';
import { attribute, elementsIn, parsePage } from './markdown/elements.ts';
import type { PictureRegistry } from './pictures/picture-registry.ts';

type CheckedSite = {
  content: Content;
  /** With the error screens, which nothing may lead to. */
  pages: readonly { path: string; status: number; html: string }[];
  registry: Pick<PictureRegistry, 'addresses' | 'names'>;
  /** Names of the files that the build makes beside the pages. */
  files: readonly string[];
  cache?: BuildCache;
};

const pictureAddress = new RegExp(`^${pictures}(.+)\\.svg$`);

/** `local` where the same words in another file of the content would be right. */
type Target = { address: string; problem: string; file: string; local: boolean };

/** @throws ContentError with every address that leads nowhere. */
export function checkPages({ content, pages, registry, files: made, cache }: CheckedSite): void {
  const read = pages.map(({ html, ...page }) => ({
    ...page,
    ...(cache ? cache.value(['links', html], () => readHtml(html)) : readHtml(html)),
  }));
  const anchors = new Map(
    read.filter(({ status }) => status === 200).map(({ path, ids }) => [path, new Set(ids)]),
  );
  const served = [...made, ...content.served.map(({ name }) => name)];
  const files = new Set([...registry.addresses, ...served.map((name) => encodeURI(`/${name}`))]);
  const known = { content, anchors, files, pictures: registry.names };
  const faultOf = (address: string) => problemOf(address, known);

  const dead: Target[] = [];
  const note = (address: string, file: string, local: boolean, problem: string | null) => {
    if (problem !== null) dead.push({ address, file, local, problem });
  };
  for (const { path, addresses, ids } of read) {
    const file = fileOf(content, path);
    const own = new Set(ids);
    const seen = new Set<string>();
    const twice = ids.find((id) => seen.size === seen.add(id).size);
    if (twice !== undefined)
      note(`#${twice}`, file, true, 'is the address of two parts of the page: word the heading anew');
    for (const address of addresses) {
      const local = address.startsWith('#');
      const problem = local ? anchorProblem(address, own) : faultOf(address);
      note(address, file, local, problem);
    }
  }
  for (const { to } of content.redirects) note(to, `${content.folder}/redirects.yaml`, true, faultOf(to));
  for (const { file, sections } of content.documents) {
    for (const address of linksIn(sections))
      note(address, file, true, documentProblem(address, content, faultOf));
  }
  const faults = new FaultCollector();
  faults.add(locate(dead, content.files));
  faults.add(coveringRedirects(content, served));
  const ofPages = pages.flatMap(({ path }) => [path.slice(1), `${pageFile(path)}.html`]);
  faults.add(servedFileFaults(content.served, new Set([...made, ...ofPages])));
  faults.throwAny();
}

type Known = {
  content: Content;
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  files: ReadonlySet<string>;
  pictures: readonly string[];
};

function problemOf(address: string, { content, anchors, files, pictures }: Known): string | null {
  const { siteUrl } = content.provider;
  // The page itself, whatever its address is: the fallback screen offers to load it again.
  if (address === '') return null;
  if (address === siteUrl || address.startsWith(`${siteUrl}/`))
    return `leads to this site itself: write ${address.slice(siteUrl.length) || '/'}`;
  if (!/^\/(?!\/)/.test(address)) {
    if (/^(?:https:\/\/|mailto:|tel:)\S+$/.test(address)) return null;
    return anchors.has(`/${address.replace(/#.*/, '')}`)
      ? `is not an address: write /${address}`
      : 'is not an address: write /path for a page of this site, blog:/path for the blog, or https://…';
  }
  const { pathname, hash, searchParams } = new URL(address, siteUrl);
  if (files.has(pathname)) return null;
  const [, name] = pictureAddress.exec(pathname) ?? [];
  if (name !== undefined) {
    const meant = nearest(name, pictures);
    return meant
      ? `is no picture: did you mean ${meant}?`
      : 'is no picture: use the name of a file in content/images, without its ending, or of a chart in content/charts';
  }
  const moved = findRedirect(content.redirects, pathname, searchParams);
  if (moved) return `is an old address: write ${moved}`;
  const ids = anchors.get(pathname);
  if (!ids) {
    const meant = meantBy(
      pathname,
      [...anchors.keys(), ...files].filter((path) => path !== '/'),
    );
    return `is no page of the site: ${meant ? `did you mean ${meant}?` : 'correct the path'}`;
  }
  return hash ? anchorProblem(hash, ids) : null;
}

function anchorProblem(hash: string, ids: ReadonlySet<string>): string | null {
  const name = decodedPath(hash.slice(1));
  if (name !== null && ids.has(name)) return null;
  const meant = name === null ? null : nearest(name, [...ids]);
  return `leads to no heading of that page: ${meant ? `did you mean #${meant}?` : 'correct the part behind #'}`;
}

/** A redirect comes before any file, so it must not have a file's address. */
function coveringRedirects({ redirects, folder }: Content, served: readonly string[]): ContentFault[] {
  const file = `${folder}/redirects.yaml`;
  const places = findPlaces([file]);
  return redirects.flatMap((rule) => {
    const { from } = rule;
    const covered = served.find((name) => findRedirect([rule], `/${name}`, new URLSearchParams()));
    if (covered === undefined && !isNeverRedirected(from)) return [];
    const [place] = places.filter(({ value }) => value === from);
    const problem = `covers ${covered ? `a file of the site, /${covered}` : 'addresses that the site itself uses'}: remove the redirect`;
    return [{ file, field: from, problem, ...(place && { line: place.line, field: place.field }) }];
  });
}

/** A PDF is passed on without the site around it. */
function documentProblem(
  address: string,
  { provider }: Content,
  faultOf: (address: string) => string | null,
) {
  if (address.startsWith('/') || address.startsWith('#'))
    return 'is read away from the site: write the whole address, as https://…';
  const isOurs = address === provider.siteUrl || address.startsWith(`${provider.siteUrl}/`);
  return faultOf(isOurs ? address.slice(provider.siteUrl.length) || '/' : address);
}

/** The content file that a page is made from. */
function fileOf(content: Content, path: string): string {
  const page = content.filedPages.find((candidate) => candidate.path === path);
  return page?.file ?? `${content.folder}/${path === paths.home ? 'home.yaml' : `pages${path}.md`}`;
}

/** Markdown writes some characters of an address in their escaped form. */
function encoded(address: string): string {
  return URL.canParse(address, 'https://site.invalid')
    ? new URL(address, 'https://site.invalid').href
    : address;
}

/** Fields that name a picture. */
const pictureFields = /\b(?:image|cover|wordmark|logo|portrait|authorAvatar)$/;

/** Whether the place leads there, or shows that picture, and doesn't just have the same words. */
function leadsTo({ field, value }: Place, written: string, isPicture: boolean): boolean {
  if (encoded(value) !== encoded(written) || value.startsWith('/') !== written.startsWith('/')) return false;
  // The old address of a redirect leads nowhere by itself.
  if (/^\d+\.from$/.test(field)) return false;
  if (isPicture) return pictureFields.test(field);
  return field === 'text' || /^[/#]/.test(value) || /\b(?:path|to)$/.test(field);
}

/** Each dead address at its place in the page's own file, or else wherever in the content it is. */
function locate(dead: readonly Target[], files: readonly string[]): ContentFault[] {
  if (dead.length === 0) return [];
  const places = findPlaces(files);
  const faults = new Map<string, ContentFault>();
  for (const { address, problem, file, local } of dead) {
    const [, picture] = pictureAddress.exec(address) ?? [];
    const written = picture ?? address;
    const alike = places.filter((place) => leadsTo(place, written, picture !== undefined));
    const own = alike.filter((place) => place.file === file);
    const found = local || own.length > 0 ? own : alike;
    for (const { file, line, field } of found) {
      faults.set(`${file}:${line} ${field} ${written}`, {
        file,
        line,
        field,
        problem: `${written} ${problem}`,
      });
    }
    // A template wrote this address, not the content, so the page is all that helps to find it.
    if (found.length === 0) faults.set(`${file} ${written}`, { file, field: written, problem });
  }
  return [...faults.values()];
}

function readHtml(html: string) {
  const elements = elementsIn(parsePage(html));
  const values = (name: string, tagName?: string) =>
    elements
      .filter((element) => tagName === undefined || element.tagName === tagName)
      .flatMap((element) => attribute(element, name) ?? []);
  return {
    ids: values('id'),
    addresses: [
      ...values('href', 'a'),
      ...values('src', 'img'),
      ...values('srcSet').flatMap((set) =>
        set.split(/,\s+/).map((entry) => entry.trim().split(/\s/)[0] ?? ''),
      ),
    ],
  };
}
