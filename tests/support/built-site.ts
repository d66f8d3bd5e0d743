/** The built sites as files: what the server sends. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteManifest, siteManifest } from '../../contract/site-manifest.ts';
import { sourceStamp } from '../../src/build/build-stamp.ts';
import { fixtureSite } from '../../testing/built-sites.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';

function builtSite(project: string, content: string) {
  const build = join(project, 'dist/current');
  const inClient = (path: string) => join(build, 'client', path);
  const readFile = (path: string) => readFileSync(inClient(path), 'utf8');
  let manifest: SiteManifest | undefined;
  let data: Readonly<Record<string, unknown>> | undefined;
  const allData = () => (data ??= dataIn(content));
  const site = {
    project,
    build,
    readFile,
    manifest: (): SiteManifest =>
      (manifest ??= siteManifest.parse(JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')))),
    /** Every page, the error screens left aside. Tests are listed by them, before anything is built. */
    pages: (): string[] => Object.keys(allData()).filter((path) => path !== '/layout'),
    readPage(path: string): string {
      const page = site.manifest().pages.find((candidate) => candidate.path === path);
      if (!page) throw new Error(`The build has no page ${path}`);
      return readFile(page.file);
    },
    hasFile(path: string): boolean {
      const file = inClient(decodeURIComponent(path));
      return existsSync(file) && statSync(file).isFile();
    },
    /** Bytes of a file as it is sent to a browser that takes brotli. */
    sentBytes(path: string): number {
      const file = inClient(path);
      return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    },
    data<Data>(path: string): Data {
      return allData()[path] as Data;
    },
  };
  return site;
}

/** Made once for the sources as they are, because each of the runners' processes asks. */
function dataIn(folder: string): Readonly<Record<string, unknown>> {
  const kept = `.cache/page-data-${folder.replaceAll('/', '-')}.json`;
  const stamp = sourceStamp('.', folder);
  if (existsSync(kept)) {
    const { stamp: madeFrom, data } = JSON.parse(readFileSync(kept, 'utf8'));
    if (madeFrom === stamp) return data;
  }
  const print = ['testing/content/print-page-data.ts', folder];
  const data = execFileSync(process.execPath, print, { encoding: 'utf8', maxBuffer: 50_000_000 });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(`${kept}-${process.pid}`, `{"stamp":"${stamp}","data":${data}}`);
  renameSync(`${kept}-${process.pid}`, kept);
  return JSON.parse(data);
}

export const own = builtSite('.', 'content');
export const fixture = builtSite(fixtureSite, fixtureContent);

/** Its owner has asked for certain pages and words, and budgets apply to it. An owner's own site may differ. */
export const isStraitworks = () =>
  own.data<{ provider: { name: string } }>('/layout').provider.name === 'Straitworks';
