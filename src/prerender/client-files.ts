/** Names of the bundled files, from the bundler's manifests, which no visitor needs. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataAddress, paths } from '../content/paths.ts';

export type ClientFiles = {
  /** The script that stands in the head: its text. */
  boot: string;
  client: string;
  /** What `client` evaluates in turn; the last one takes the page over. */
  parts: readonly string[];
  /** What the parts import or load besides, fetched along with them. */
  beside: readonly string[];
  /** The pages' templates: the form comes with its own page only. */
  templates: { contact: string; others: string };
  stylesheet: string;
  fonts: readonly string[];
  /** Name of the build, so that a page and the data fetched for it can be told to belong together. */
  build: string;
};

type BundleManifest = Record<string, { name: string; file: string; imports?: string[] }>;

const application = 'src/browser/hydrate.tsx';

/**
 * @param out folder of the built files; the manifests in it are removed.
 * @param content all that the pages say: another content is another build.
 * @throws where the bundle lacks a file that pages have to name.
 */
export function takeClientFiles(out: string, content: string, fonts: readonly string[]): ClientFiles {
  const take = (name: string): BundleManifest => {
    const manifest: BundleManifest = JSON.parse(readFileSync(join(out, name), 'utf8'));
    rmSync(join(out, name));
    return manifest;
  };
  const manifests = ['application', 'client', 'boot'].map((name) => take(`${name}-manifest.json`));
  const manifest: BundleManifest = Object.assign({}, ...manifests);
  const fileOf = (source: string) => {
    const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
    if (!chunk) throw new Error(`The bundle has no ${source}`);
    return `/${chunk.file}`;
  };
  const parts = ['react', 'router', application].map(fileOf);
  const imports = (manifest[application]?.imports ?? []).map(fileOf);
  const stylesheet = fileOf('src/styles/site.css');
  const hash = createHash('sha256').update(JSON.stringify(manifest)).update(content).digest('base64url');
  return {
    boot: takeText(join(out, fileOf('src/browser/boot.ts'))),
    client: fileOf('src/browser/client.ts'),
    parts,
    beside: [...imports.filter((file) => !parts.includes(file)), stylesheet],
    templates: { contact: fileOf('src/pages/contact.tsx'), others: fileOf('pages') },
    stylesheet,
    fonts,
    build: hash.slice(0, 10),
  };
}

/** What stands inside every page needs no file. */
function takeText(file: string): string {
  const text = readFileSync(file, 'utf8').trim();
  rmSync(file);
  return text;
}

/** Everything besides the parts that React needs to take over the page at `path`. */
export function neededBeside(path: string, { beside, templates }: ClientFiles): string[] {
  const template = path === paths.contact ? templates.contact : templates.others;
  return [...beside, template, '/layout.data.json', dataAddress(path)];
}
