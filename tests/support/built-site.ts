/** The built sites as files: what the server sends. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteManifest, siteManifest } from '../../contract/site-manifest.ts';
import { prepareSite } from '../../src/build/prepare-site.ts';
import { readContent } from '../../src/site/read-content.ts';
import { fixtureSite } from '../../testing/built-sites.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';

async function builtSite(project: string, content: string) {
  const { pages, layout } = prepareSite(await readContent(content));
  const build = join(project, 'dist/current');
  const inClient = (path: string) => join(build, 'client', path);
  const readFile = (path: string) => readFileSync(inClient(path), 'utf8');
  let manifest: SiteManifest | undefined;
  const site = {
    project,
    build,
    readFile,
    manifest: (): SiteManifest =>
      (manifest ??= siteManifest.parse(JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')))),
    /** Every page, the error screens left aside. Tests are listed by them, before anything is built. */
    pages: (): string[] => pages.map(({ path }) => path),
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
    /** What the template of the page at an address is given, and the layout at `/layout`. */
    data<Data>(path: string): Data {
      const data: unknown = path === '/layout' ? layout : pages.find((page) => page.path === path)?.data;
      return data as Data;
    },
  };
  return site;
}

export const own = await builtSite('.', 'content');
export const fixture = await builtSite(fixtureSite, fixtureContent);

/** Its owner has asked for certain pages and words, and budgets apply to it. An owner's own site may differ. */
export const isStraitworks = () =>
  own.data<{ provider: { name: string } }>('/layout').provider.name === 'Straitworks';
