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
import { type ContentFault, throwFaults } from '../content/content-error.ts';
import { servedFileFaults } from '../content/owner-files.ts';
import { pageFile } from '../content/paths.ts';
import { meantBy } from '../content/schema/names.ts';
import { linesWith } from '../content/source-lines.ts';
import type { Content } from '../site/read-content.ts';
import { generatedFiles } from './generated-files.ts';
import type { PreparedSite } from './prepare-site.ts';

type NamingPage = { path: string; status: number; ids: readonly string[]; addresses: readonly string[] };

type Targets = {
  content: Content;
  ids: ReadonlyMap<string, readonly string[]>;
  files: ReadonlySet<string>;
};

/** @throws ContentError with every address that leads nowhere, once for each place that names it. */
export function checkPages(site: PreparedSite, pages: readonly NamingPage[]): void {
  const { content } = site;
  const made = [...generatedFiles(site, () => '').keys()];
  const served = content.served.map(({ name }) => name);
  const targets: Targets = {
    content,
    ids: new Map(pages.flatMap(({ path, status, ids }) => (status === 200 ? [[path, ids] as const] : []))),
    files: new Set([...made, ...served].map((name) => encodeURI(`/${name}`))),
  };
  const ofPages = pages.flatMap(({ path }) => [path.slice(1), `${pageFile(path)}.html`]);
  throwFaults([
    ...deadAddresses(pages, targets),
    ...redirectFaults(targets),
    ...servedFileFaults(content.served, new Set([...made, ...ofPages])),
  ]);
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
  const file =
    content.filedPages.find(({ path }) => path === page.path)?.file ?? join(content.folder, 'home.yaml');
  const named = [...content.sources.values()].filter((source) => !source.file.endsWith('redirects.yaml'));
  const sources = address.startsWith('#') ? [content.source(file)] : named;
  const picture = pictureIn(address);
  const field = picture === undefined ? 'link' : 'picture';
  const name = picture ?? decodedPath(address) ?? address;
  const places = linesWith(sources, picture ?? address);
  if (places.length === 0) return [{ file, field, problem: `${name}, on ${page.path}, ${problem}` }];
  return places.map((place) => ({ ...place, field, problem: `${name} ${problem}` }));
}

/** A picture that isn't there has its name in its address. */
const pictureIn = (address: string) =>
  address.startsWith(pictureFolder) ? /([^/]+)\.svg$/.exec(address)?.[1] : undefined;

function problemOf(address: string, page: NamingPage, { content, ids, files }: Targets): string | null {
  if (/^(?:https:\/\/|mailto:|tel:|data:)\S+$/.test(address)) return null;
  if (!/^(?:\/(?!\/)|#)/.test(address))
    return 'is not an address: write /path for a page of this site, blog:/path for the blog, https://… or mailto:…';
  const { pathname, hash, search } = new URL(address, `https://site.example${page.path}`);
  if (files.has(pathname) || isServerAddress(pathname)) return null;
  const moved = redirectFinder(content.redirects)(pathname, search)?.to;
  if (moved && moved !== address) return `is an old address: write ${moved}`;
  const draft = content.names.drafts.get(pathname);
  if (draft) return `leads to a draft: remove “draft: true” from ${draft}, or lead elsewhere`;
  const picture = pictureIn(pathname);
  if (picture !== undefined)
    return `isn’t a picture: ${didYouMean(nearest(picture, content.pictures.names)) ?? 'put a file of this name into content/pictures, or name another, without its ending'}`;
  const headings = pathname === page.path ? page.ids : ids.get(pathname);
  if (!headings) {
    const others = [...ids.keys(), ...files].filter((path) => path !== '/');
    return `isn’t a page or a file of the site: ${didYouMean(meantBy(pathname, others)) ?? 'correct the path, or remove the link'}`;
  }
  const heading = decodedPath(hash) ?? hash;
  const anchors = headings.map((id) => `#${id}`);
  if (hash === '' || anchors.includes(heading)) return null;
  return `leads to no heading of that page: ${didYouMean(nearest(heading, anchors)) ?? 'correct the part behind #'}`;
}

const didYouMean = (meant: string | undefined) => (meant ? `did you mean ${meant}?` : undefined);

/** A redirect comes before any file, so it must not have a file's address, and it has to lead somewhere. */
function redirectFaults(targets: Targets): ContentFault[] {
  const { redirects, folder, source } = targets.content;
  const find = redirectFinder(redirects);
  const file = source(join(folder, 'redirects.yaml'));
  const covering = new Set(Array.from(targets.files, (name) => find(name, '')));
  const nowhere: NamingPage = { path: '/', status: 200, ids: targets.ids.get('/') ?? [], addresses: [] };
  return redirects.flatMap((rule, index) => {
    const problem = problemOf(rule.to, nowhere, targets);
    return [
      ...(covering.has(rule) || isNeverRedirected(rule.from)
        ? [file.fault([index, 'from'], 'covers a file of the site: remove the redirect')]
        : []),
      ...(problem === null ? [] : [file.fault([index, 'to'], `${rule.to} ${problem}`)]),
    ];
  });
}
