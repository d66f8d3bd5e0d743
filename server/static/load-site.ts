/** Reads the built site into memory, once at start: afterwards no request waits for a disk. */
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { markdownHeaders } from '../../contract/markdown-headers.ts';
import {
  contentSecurityPolicy,
  type HeaderChoices,
  securityHeaders,
} from '../../contract/security-headers.ts';
import {
  type ManifestFile,
  type ManifestPage,
  type SiteManifest,
  siteManifest,
} from '../../contract/site-manifest.ts';
import type { Encoding } from './encodings.ts';
import { type FileOptions, prepareFile, type StaticFile } from './static-file.ts';

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

/** The folder of the newest build. A build that is published meanwhile has another, so none is read by halves. */
export async function findBuild(dist: string): Promise<string> {
  const current = join(dist, 'current');
  try {
    return await realpath(current);
  } catch (cause) {
    throw new MissingBuildError(`There is no ${current}.`, { cause });
  }
}

/** @throws {MissingBuildError} where the build is not there, or was another version's. */
export async function readManifest(build: string): Promise<SiteManifest> {
  const file = join(build, 'site.json');
  try {
    return siteManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new MissingBuildError(`There is no usable ${file}.`, { cause });
  }
}

export async function loadSite(build: string, manifest: SiteManifest, choices: HeaderChoices): Promise<Site> {
  const { recaptcha } = choices;
  const common = securityHeaders(choices);
  const read = (name: string) => readFile(join(build, 'client', name));
  const pages = new Map(manifest.pages.map((page) => [page.file, page]));
  const pageOfMarkdown = new Map(manifest.pages.map((page) => [page.markdown, page]));
  const files = new Map<string, StaticFile>();
  const errors = new Map<number, StaticFile>();
  const inMarkdown = new Map<ManifestPage, StaticFile>();
  for (const entry of manifest.files) {
    const body = await read(entry.file);
    const variants = await readVariants(entry, read);
    const prepare = (options: Partial<FileOptions>, headers: FileOptions['headers'] = {}) =>
      prepareFile(body, variants, {
        status: 200,
        cacheControl: entry.cacheControl,
        ...options,
        headers: { 'content-type': entry.contentType, ...common, ...headers },
      });
    const page = pages.get(entry.file);
    const described = pageOfMarkdown.get(entry.file);
    if (page) {
      const policy = { 'content-security-policy': contentSecurityPolicy(page, recaptcha) };
      const file = prepare({ status: page.status, negotiated: page.markdown !== undefined }, policy);
      if (file.status === 200) files.set(page.path, file);
      else errors.set(file.status, file);
    } else if (described) {
      files.set(`/${entry.file}`, prepare({}, markdownHeaders(described, manifest.siteUrl)));
      // Under the page's own address it must not keep search engines from the page.
      const place = { 'content-location': `/${entry.file}` };
      inMarkdown.set(described, prepare({ negotiated: true }, place));
    } else files.set(`/${entry.file}`, prepare({}));
  }
  for (const [{ path }, markdown] of inMarkdown) {
    const page = files.get(path);
    if (page) files.set(path, { ...page, markdown });
  }
  const contact = required(
    manifest.pages.find(({ hasForm }) => hasForm),
    'a page with the form',
  );
  return {
    manifest,
    files,
    headers: common,
    notFound: required(errors.get(404), 'a page of status 404'),
    failure: required(errors.get(500), 'a page of status 500'),
    contactPolicy: contentSecurityPolicy(contact, recaptcha),
  };
}

async function readVariants({ variants }: ManifestFile, read: (name: string) => Promise<Buffer>) {
  const bodies = new Map<Encoding, Buffer>();
  if (variants.br) bodies.set('br', await read(variants.br));
  if (variants.gzip) bodies.set('gzip', await read(variants.gzip));
  return bodies;
}

function required<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new MissingBuildError(`The build lacks ${what}.`);
  return part;
}
