/** Checks what's published: every address that a rendered page names, and that redirects lead to. */
import { join } from 'node:path';
import {
  decodedPath,
  isNeverRedirected,
  isServerAddress,
  pictures as pictureFolder,
} from '../../contract/addresses.ts';
import { redirectFinder } from '../../contract/redirects.ts';
import { nearest } from '../../contract/settings/edit-distance.ts';
import { type ContentFault, describeFault, throwFaults } from '../content/content-error.ts';
import { headingId } from '../content/markdown.ts';
import { servedFileFaults } from '../content/owner-files.ts';
import { pageFile, paths } from '../content/paths.ts';
import { meantBy } from '../content/schema/names.ts';
import { linesWith } from '../content/source-lines.ts';
import type { Content } from '../site/read-content.ts';
import { generatedNames } from './generated-files.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { RenderedPage } from './render-pages.ts';

type NamingPage = Pick<RenderedPage, 'path' | 'status' | 'ids' | 'addresses'>;

type Targets = {
  content: Content;
  siteUrls: readonly string[];
  ids: ReadonlyMap<string, readonly string[]>;
  files: ReadonlySet<string>;
  pictures: readonly string[];
};

/**
 * @returns what published pages say of drafts, where those are shown.
 * @throws ContentError with every address that leads nowhere, once for each place that names it.
 */
export function checkPages(site: PreparedSite, pages: readonly NamingPage[]): string[] {
  const { content, siteUrl } = site;
  const made = generatedNames(site);
  const served = [...made, ...content.served.map(({ name }) => name)];
  const targets: Targets = {
    content,
    siteUrls: [content.provider.siteUrl, siteUrl],
    ids: new Map(pages.flatMap(({ path, status, ids }) => (status === 200 ? [[path, ids] as const] : []))),
    files: new Set([...content.pictures.addresses, ...served.map((name) => encodeURI(`/${name}`))]),
    pictures: content.pictures.names,
  };
  const ofPages = pages.flatMap(({ path }) => [path.slice(1), `${pageFile(path)}.html`]);
  throwFaults([
    ...deadAddresses(pages, targets),
    ...redirectFaults(targets),
    ...pages.flatMap(({ path, ids }) => ambiguousIds(content, path, ids)),
    ...servedFileFaults(content.served, new Set([...made, ...ofPages])),
  ]);
  return namedDrafts(pages, content);
}

function deadAddresses(pages: readonly NamingPage[], targets: Targets): ContentFault[] {
  const known = new Set<string>();
  return pages.flatMap((page) =>
    page.addresses.flatMap((address) => {
      const whole = address.startsWith('#') ? page.path + address : address;
      if (known.has(whole)) return [];
      known.add(whole);
      const problem = problemOf(address, page, targets);
      return problem === null ? [] : faultsAt(targets.content, page, address, problem);
    }),
  );
}

/** At each place in the content that names it; else at the page, whose template or code does. */
function faultsAt(content: Content, page: NamingPage, address: string, problem: string): ContentFault[] {
  const { path } = page;
  const file =
    content.filedPages.find((filed) => filed.path === path)?.file ?? join(content.folder, 'home.yaml');
  const named = [...content.sources.values()].filter((source) => !source.file.endsWith('redirects.yaml'));
  const sources = address.startsWith('#') ? [content.source(file)] : named;
  const picture = pictureIn(address);
  const places = linesWith(sources, picture ?? address);
  if (places.length > 0)
    return places.map((place) => ({
      ...place,
      field: picture === undefined ? 'link' : 'picture',
      problem: `${picture ?? decodedPath(address) ?? address} ${problem}`,
    }));
  const what = picture === undefined ? address : `the picture ${picture}`;
  return [{ file, field: 'page', problem: `${path} names ${what}, which ${problem}` }];
}

/** A picture that isn't there has its name in its address. */
const pictureIn = (address: string) =>
  address.startsWith(pictureFolder) ? /([^/]+)\.svg$/.exec(address)?.[1] : undefined;

function problemOf(address: string, page: NamingPage, targets: Targets): string | null {
  const { content, ids, files, siteUrls, pictures } = targets;
  const whole = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null;
  if (whole) {
    const plain = (url: URL) => url.host.replace(/^www\./, '');
    const isOwn = siteUrls.some((url) => plain(new URL(url)) === plain(whole));
    const own = whole.pathname + whole.search + whole.hash;
    if (isOwn) return `leads to this site itself: write ${own}`;
  }
  if (/^(?:https:\/\/|mailto:|tel:|data:)\S+$/.test(address)) return null;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(address)) return `is a mail address: write mailto:${address}`;
  if (!/^(?:\/(?!\/)|#)/.test(address))
    return ids.has(`/${address.replace(/#.*/, '')}`)
      ? `is not an address: write /${address}`
      : 'is not an address: write /path for a page of this site, blog:/path for the blog, or https://…';
  const { pathname, hash, search, searchParams } = new URL(address, new URL(page.path, siteUrls[0]));
  if (files.has(pathname) || isServerAddress(pathname)) return null;
  const moved = redirectFinder(content.redirects)(pathname, search)?.to;
  if (moved === address) return 'leads to itself, without end: lead elsewhere, or remove the redirect';
  if (moved) return `is an old address: write ${moved}`;
  const draft = content.names.drafts.get(pathname);
  if (draft) return `leads to a draft: remove “draft: true” from ${draft}, or lead elsewhere`;
  const picture = pictureIn(pathname);
  if (picture !== undefined) {
    const meant = nearest(picture, pictures);
    return `isn’t a picture: ${meant ? `did you mean ${meant}?` : 'put a file of this name into content/pictures, or name another, without its ending'}`;
  }
  const parts = pathname === page.path ? page.ids : ids.get(pathname);
  if (!parts) {
    const meant = meantBy(
      pathname,
      [...ids.keys(), ...files].filter((path) => path !== '/'),
    );
    if (meant) return `isn’t a page of the site: did you mean ${meant}?`;
    return /\.\w+$/.test(pathname)
      ? 'isn’t a file of the site: put it into content/files, correct the path, or remove the link'
      : 'isn’t a page of the site: correct the path, or remove the link';
  }
  const topic = pathname === paths.contact ? searchParams.get('topic') : null;
  const topics = content.offers.map(({ slug }) => slug);
  if (topic !== null && !topics.includes(topic)) {
    const meant = meantBy(topic, topics);
    return `names no topic of the form: ${meant ? `did you mean ${meant}?` : 'write the file name of a service’s page'}`;
  }
  const name = decodedPath(hash.slice(1));
  if (hash === '' || (name !== null && parts.includes(name))) return null;
  const meant = name === null ? undefined : nearest(name, parts);
  return `leads to no heading of that page: ${meant ? `did you mean #${meant}?` : 'correct the part behind #'}`;
}

/** A redirect comes before any file, so it must not have a file's address, and it has to lead somewhere. */
function redirectFaults(targets: Targets): ContentFault[] {
  const { content, files } = targets;
  const find = redirectFinder(content.redirects);
  const file = content.source(join(content.folder, 'redirects.yaml'));
  const covered = new Map(Array.from(files, (name) => [find(name, ''), name]));
  const nowhere: NamingPage = { path: '/', status: 200, ids: targets.ids.get('/') ?? [], addresses: [] };
  return content.redirects.flatMap((rule, index) => {
    const covers = covered.get(rule);
    const what = covers ? `a file of the site, ${covers}` : 'addresses that the site itself uses';
    const problem = problemOf(rule.to, nowhere, targets);
    return [
      ...(covers !== undefined || isNeverRedirected(rule.from)
        ? [file.fault([index, 'from'], `covers ${what}: remove the redirect`)]
        : []),
      ...(problem === null ? [] : [file.fault([index, 'to'], `${rule.to} ${problem}`)]),
    ];
  });
}

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

/** The development server shows drafts, and the build would refuse what names them. */
function namedDrafts(pages: readonly NamingPage[], content: Content): string[] {
  const drafts = new Map(content.filedPages.flatMap((page) => (page.draft ? [[page.path, page]] : [])));
  const named = new Set<string>();
  return pages.flatMap((page) =>
    page.addresses.flatMap((address) => {
      const draft = drafts.get(address.replace(/[#?].*/, ''));
      if (!draft || drafts.has(page.path) || named.has(address)) return [];
      named.add(address);
      const problem = `is a draft: remove “draft: true” from ${draft.file}, or don’t name it`;
      return faultsAt(content, page, address, problem).map(describeFault);
    }),
  );
}
