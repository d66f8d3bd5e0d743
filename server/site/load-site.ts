/** Reads the built site into memory at start. */
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadContactPage, RenderContactPage } from '../../contract/contact-form.ts';
import {
  confinedPolicy,
  contentSecurityPolicy,
  type HeaderChoices,
  hasCommonPolicy,
  runsScripts,
  securityHeaders,
} from '../../contract/security-headers.ts';
import { type ManifestPage, type SiteManifest, siteManifest } from '../../contract/site-manifest.ts';
import { OperatorNeeded } from '../errors.ts';
import { type HeaderFields, prepareFile, type StaticFile } from './static-file.ts';

export type LoadedSite = {
  manifest: SiteManifest;
  /** By decoded address. */
  files: ReadonlyMap<string, StaticFile>;
  notFound: StaticFile;
  failure: StaticFile;
  /** For every answer. */
  headers: Readonly<Record<string, string>>;
  /** The contact page's, for forms that come back. */
  contactPolicy: string;
};

async function needed<Part>(what: string, read: () => Promise<Part>): Promise<Part> {
  return await read().catch((cause: unknown) => {
    throw new OperatorNeeded(`There is no ${what}. Run "npm run build" first.`, { cause });
  });
}

/** A build that's published meanwhile has another folder. */
export async function findBuild(dist: string): Promise<string> {
  const current = join(dist, 'current');
  return await needed(current, () => realpath(current));
}

export async function readManifest(build: string): Promise<SiteManifest> {
  const file = join(build, 'site.json');
  return await needed(`usable ${file}`, async () =>
    siteManifest.parse(JSON.parse(await readFile(file, 'utf8'))),
  );
}

/** Renders the contact page when a form comes back. */
export async function importContactPage(build: string): Promise<RenderContactPage> {
  const file = join(build, 'renderer.js');
  return await needed(`usable ${file}`, async () => {
    const renderer: { loadContactPage: LoadContactPage } = await import(pathToFileURL(file).href);
    return renderer.loadContactPage();
  });
}

export async function loadSite(
  build: string,
  manifest: SiteManifest,
  choices: HeaderChoices,
): Promise<LoadedSite> {
  const { pages, siteUrl } = manifest;
  const common = securityHeaders(choices);
  const policyOf = (page: ManifestPage) => contentSecurityPolicy(page, choices.recaptcha);
  const entries = new Map(manifest.files.map((entry) => [entry.file, entry]));
  const read = (name: string) => readFile(join(build, 'client', name));

  const load = async (name: string, own: HeaderFields, status?: number): Promise<StaticFile> => {
    const { contentType, cacheControl, variants } = required(entries.get(name), `the file ${name}`);
    const encoded = new Map<string, Buffer>();
    if (variants.br) encoded.set('br', await read(variants.br));
    if (variants.gzip) encoded.set('gzip', await read(variants.gzip));
    const headers = { 'content-type': contentType, 'cache-control': cacheControl, ...common, ...own };
    return prepareFile(await read(name), encoded, headers, status);
  };

  const loadPage = (page: ManifestPage) =>
    load(page.file, { 'content-security-policy': policyOf(page) }, page.status);

  const files = new Map<string, StaticFile>();
  const ofPages = new Set(pages.flatMap(({ file, markdown, part }) => [file, markdown, part]));
  for (const [name, { contentType }] of entries) {
    if (ofPages.has(name)) continue;
    const policy = runsScripts(contentType) ? { 'content-security-policy': confinedPolicy } : {};
    files.set(`/${name}`, await load(name, policy));
  }
  for (const page of pages) {
    if (page.status === 200) files.set(page.path, await loadPage(page));
    // The same text as the page, which alone is listed.
    const unlisted = { 'x-robots-tag': 'noindex' };
    const headers = {
      ...unlisted,
      ...(page.indexed && { link: `<${siteUrl}${page.path}>; rel="canonical"` }),
    };
    if (page.markdown) files.set(`/${page.markdown}`, await load(page.markdown, headers));
    if (page.part && hasCommonPolicy(page, choices.recaptcha))
      files.set(
        `/${page.part}`,
        await load(page.part, { ...unlisted, 'content-security-policy': confinedPolicy }),
      );
  }

  const pageThat = (is: (page: ManifestPage) => boolean, what: string) => required(pages.find(is), what);
  return {
    manifest,
    files,
    headers: common,
    notFound: await loadPage(pageThat(({ status }) => status === 404, 'a page of status 404')),
    failure: await loadPage(pageThat(({ status }) => status === 500, 'a page of status 500')),
    contactPolicy: policyOf(pageThat(({ hasForm }) => hasForm, 'a page with the form')),
  };
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new OperatorNeeded(`The build lacks ${what}. Run "npm run build" first.`);
  return value;
}
