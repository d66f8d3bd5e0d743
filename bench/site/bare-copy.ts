/**
 * The limit for the first paint: the same pages without any script or font, served by the same server, so
 * that nothing but these differs.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../server/static/compress.ts';
import { sourceHash } from '../../src/prerender/source-hash.ts';
import { copySite, type PrivateCopy } from './private-copy.ts';

export async function copyBareSite(): Promise<PrivateCopy> {
  const copy = copySite();
  const dist = join(copy.folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8'));
  for (const page of manifest.pages) {
    const file = join(dist, 'client', page.file);
    const html = bare(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    page.styleHash = sourceHash(style);
  }
  writeFileSync(join(dist, 'site.json'), JSON.stringify(manifest));
  for (const suffix of ['br', 'gz', 'zst']) {
    for (const { file } of manifest.pages) rmSync(join(dist, 'client', `${file}.${suffix}`), { force: true });
  }
  await compressFolder(join(dist, 'client'), { cacheDir: '.cache/bench' });
  return copy;
}

/** Faces that come over the network go; the local ones, which stand in for them, stay. */
export function bare(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload)"(?! as="image")[^>]*>/g, '')
    .replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
}
