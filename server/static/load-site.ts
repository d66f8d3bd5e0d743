/** Reads the built site into memory, once at start: afterwards no request waits for a disk. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { securityHeaders } from '../../contract/security-headers.ts';
import { type SiteManifest, siteManifest } from '../../contract/site-manifest.ts';
import { cacheControl } from './cache-control.ts';
import { contentType } from './content-types.ts';
import { type Encoding, variantSuffixes } from './encodings.ts';
import { contactPath, pagePolicy } from './page-policy.ts';
import { prepareFile, type StaticFile } from './static-file.ts';

export type Site = {
  manifest: SiteManifest;
  /** By address, decoded: pages under their canonical path, everything else under its file's name. */
  files: ReadonlyMap<string, StaticFile>;
  notFound: StaticFile;
  failure: StaticFile;
  /** The Content-Security-Policy of the contact page, which the API sends back with its form. */
  contactPolicy: string;
};

export type LoadOptions = {
  /** The folder that the build writes: `dist`. */
  dist: string;
  /** Whether the contact page loads the reCAPTCHA widget. */
  recaptcha: boolean;
};

/** Written for static hosts, of no use to visitors. */
const hostFiles: ReadonlySet<string> = new Set(['_redirects', '_headers']);

export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}

export async function loadSite({ dist, recaptcha }: LoadOptions): Promise<Site> {
  const manifest = await readManifest(dist);
  const pages = new Map(manifest.pages.map((page) => [page.file, page]));

  const client = join(dist, 'client');
  const names = await listFiles(client);
  const load = async (name: string): Promise<StaticFile> => {
    const page = pages.get(name);
    return prepareFile(await readFile(join(client, name)), await readVariants(client, name, names), {
      status: page?.status ?? 200,
      cacheControl: cacheControl(`/${name}`),
      headers: {
        'content-type': contentType(name),
        ...securityHeaders,
        ...(page && { 'content-security-policy': pagePolicy(page, recaptcha) }),
      },
    });
  };

  const files = new Map<string, StaticFile>();
  const errors = new Map<number, StaticFile>();
  for (const name of names) {
    if (hostFiles.has(name) || isVariant(name, names)) continue;
    const file = await load(name);
    if (file.status === 200) files.set(pages.get(name)?.path ?? `/${name}`, file);
    else errors.set(file.status, file);
  }
  const contact = manifest.pages.find((page) => page.path === contactPath);
  return {
    manifest,
    files,
    notFound: required(errors.get(404), 'client/404.html'),
    failure: required(errors.get(500), 'client/500.html'),
    contactPolicy: pagePolicy(required(contact, `page ${contactPath}`), recaptcha),
  };
}

/** @throws {MissingBuildError} where the build has not run, or was another version's. */
export async function readManifest(dist: string): Promise<SiteManifest> {
  const file = join(dist, 'site.json');
  try {
    return siteManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new MissingBuildError(`There is no usable ${file}.`, { cause });
  }
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Set(names.map((name) => name.replaceAll(sep, '/')));
}

async function readVariants(client: string, name: string, names: ReadonlySet<string>) {
  const variants = new Map<Encoding, Buffer>();
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const variant = name + variantSuffixes[encoding];
    if (names.has(variant)) variants.set(encoding, await readFile(join(client, variant)));
  }
  return variants;
}

function isVariant(name: string, names: ReadonlySet<string>): boolean {
  return Object.values(variantSuffixes).some(
    (suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
  );
}

function required<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new MissingBuildError(`The build lacks ${what}.`);
  return part;
}
