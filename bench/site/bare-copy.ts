/**
 * The limit for the first paint: the same pages without any script or font, served by the same server, so
 * that nothing but these differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildCache } from '../../src/prerender/build-cache.ts';
import { compressFile } from '../../src/prerender/compress.ts';
import { sourceHash } from '../../src/prerender/source-hash.ts';
import { readManifest } from './manifest.ts';
import { copySite, type PrivateCopy } from './private-copy.ts';

export async function copyBareSite(): Promise<PrivateCopy> {
  const copy = copySite();
  const client = join(copy.build, 'client');
  const cache = new BuildCache('.cache/bench');
  const manifest = readManifest(copy.build);
  for (const page of manifest.pages) {
    const html = bare(readFileSync(join(client, page.file), 'utf8'));
    writeFileSync(join(client, page.file), html);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    page.styleHash = sourceHash(style);
    const listed = manifest.files.find(({ file }) => file === page.file);
    if (listed) listed.variants = await compressFile(client, page.file, cache);
  }
  writeFileSync(join(copy.build, 'site.json'), JSON.stringify(manifest));
  return copy;
}

/** Faces that come over the network go; the local ones, which stand in for them, stay. */
export function bare(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload)"(?! as="image")[^>]*>/g, '')
    .replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
}
