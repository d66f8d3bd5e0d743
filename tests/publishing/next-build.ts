/** For tests: a build that differs from the site's, made in a moment. */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild, keepEarlierAssets } from '../../src/prerender/builds-folder.ts';
import { listServedFiles } from '../../src/prerender/served-files.ts';
import { readManifest } from '../../testing/built-site.ts';

export const original = realpathSync('dist/current');

const nextScript = 'assets/client-of-the-next-build.js';

/** The script that starts at the first interaction: the next build has it under another name. */
export const replacedScript =
  readManifest(original).files.find(({ file }) => /^assets\/client-.*\.js$/.test(file) && file !== nextScript)
    ?.file ?? '';

/** A page whose style the next build changes, and with it the page's policy. */
const restyledPage = '/services';

/** A copy of the site's build with another script and other styles, in the folder `build`. */
export async function writeNextBuild(dist: string, build: string): Promise<void> {
  const client = join(build, 'client');
  cpSync(original, build, { recursive: true });
  cpSync(join(client, replacedScript), join(client, nextScript));
  for (const suffix of ['', '.br', '.gz']) rmSync(join(client, replacedScript + suffix));
  const contact = JSON.parse(readFileSync(join(build, 'contact.json'), 'utf8'));
  writeFileSync(join(build, 'contact.json'), JSON.stringify({ ...contact, style: 'p{color:red}' }));
  const manifest = readManifest(build);
  const pages = manifest.pages.map((page) =>
    page.path === restyledPage ? { ...page, styleHash: restyle(join(client, page.file)) } : page,
  );
  keepEarlierAssets(currentBuild(dist), client);
  const files = await listServedFiles(client, original);
  const next = { ...manifest, pages, files };
  writeFileSync(join(build, 'site.json'), JSON.stringify(next));
}

/** Returns the new hash, as a policy names it. */
function restyle(file: string): string {
  const html = readFileSync(file, 'utf8').replace('</style>', 'p{--next:1}</style>');
  writeFileSync(file, html);
  return styleHash(html);
}

/** The hash of a page's inline style. */
export function styleHash(html: string): string {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}
