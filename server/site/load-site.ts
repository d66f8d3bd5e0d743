/** Reads the built site into memory, once at start: afterwards no request waits for a disk. */
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { LoadContactPage, RenderContactPage } from '../../contract/contact-form.ts';
import { markdownHeaders } from '../../contract/markdown-headers.ts';
import {
  contentSecurityPolicy,
  type HeaderChoices,
  securityHeaders,
} from '../../contract/security-headers.ts';
import { type ManifestPage, type SiteManifest, siteManifest } from '../../contract/site-manifest.ts';
import { type Encoding, type FileOptions, prepareFile, type StaticFile } from './static-file.ts';

export type Site = {
  manifest: SiteManifest;
  /** By address, decoded: pages under their canonical path, everything else under its file's name. */
  files: ReadonlyMap<string, StaticFile>;
  notFound: StaticFile;
  failure: StaticFile;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
  /** The Content-Security-Policy of the contact page, which the API sends back with its form. */
  contactPolicy: string;
};

export class MissingBuildError extends Error {
  override name = 'MissingBuildError';

  constructor(fault: string, options?: ErrorOptions) {
    super(`${fault} Run "npm run build" first.`, options);
  }
}

async function needed<Part>(what: string, read: () => Promise<Part>): Promise<Part> {
  return await read().catch((cause: unknown) => {
    throw new MissingBuildError(`There is no ${what}.`, { cause });
  });
}

/** The folder of the newest build. A build that is published meanwhile has another, so none is read by halves. */
export async function findBuild(dist: string): Promise<string> {
  const current = join(dist, 'current');
  return await needed(current, () => realpath(current));
}

/** @throws {MissingBuildError} where the build is not there, or was another version's. */
export async function readManifest(build: string): Promise<SiteManifest> {
  const file = join(build, 'site.json');
  return await needed(`usable ${file}`, async () =>
    siteManifest.parse(JSON.parse(await readFile(file, 'utf8'))),
  );
}

const renderer = z.object({
  loadContactPage: z.custom<LoadContactPage>((value) => typeof value === 'function'),
});

/** The renderer of the contact page, for forms that come back to their senders. Reads all it needs at once. */
export async function loadContactPage(build: string): Promise<RenderContactPage> {
  const file = join(build, 'renderer.js');
  return await needed(`usable ${file}`, async () =>
    renderer.parse(await import(pathToFileURL(file).href)).loadContactPage(),
  );
}

export async function loadSite(build: string, manifest: SiteManifest, choices: HeaderChoices): Promise<Site> {
  const { pages, siteUrl } = manifest;
  const common = securityHeaders(choices);
  const policyOf = (page: ManifestPage) => contentSecurityPolicy(page, choices.recaptcha);
  const entries = new Map(manifest.files.map((entry) => [entry.file, entry]));
  const read = (name: string) => readFile(join(build, 'client', name));

  /** Reads a file once; the result prepares it for each address that it is sent from. */
  const load = async (name: string) => {
    const { contentType, cacheControl, variants } = required(entries.get(name), `the file ${name}`);
    const body = await read(name);
    const encoded = new Map<Encoding, Buffer>();
    if (variants.br) encoded.set('br', await read(variants.br));
    if (variants.gzip) encoded.set('gzip', await read(variants.gzip));
    return (options: Partial<FileOptions> = {}): StaticFile =>
      prepareFile(body, encoded, {
        status: 200,
        cacheControl,
        ...options,
        headers: { 'content-type': contentType, ...common, ...options.headers },
      });
  };

  const files = new Map<string, StaticFile>();
  const loadPage = async (page: ManifestPage): Promise<StaticFile> => {
    const { file, status, markdown } = page;
    const negotiated = markdown !== undefined;
    const prepareHtml = await load(file);
    const html = prepareHtml({ status, negotiated, headers: { 'content-security-policy': policyOf(page) } });
    if (!negotiated) return html;
    const prepareMarkdown = await load(markdown);
    files.set(`/${markdown}`, prepareMarkdown({ headers: markdownHeaders(page, siteUrl) }));
    // Without what keeps search engines from the Markdown: this is the page's own address.
    const place = { 'content-location': `/${markdown}` };
    return { ...html, markdown: prepareMarkdown({ negotiated, headers: place }) };
  };

  const ofPages = new Set(pages.flatMap(({ file, markdown }) => [file, markdown]));
  for (const name of entries.keys()) {
    if (ofPages.has(name)) continue;
    const prepare = await load(name);
    files.set(`/${name}`, prepare());
  }
  for (const page of pages) if (page.status === 200) files.set(page.path, await loadPage(page));

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

function required<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new MissingBuildError(`The build lacks ${what}.`);
  return part;
}
