/** The reference for the first paint: a copy of the build without scripts, fonts and pictures. */
import { cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readManifest } from '../server/site/load-site.ts';
import { sourceHash } from '../src/build/complete-page.ts';
import { compressFile } from '../src/build/served-files.ts';
import { newFolder } from '../testing/new-folder.ts';

export async function copyWordsAlone(): Promise<string> {
  const project = newFolder('bench-site');
  const build = join(project, 'dist/current');
  cpSync(realpathSync('dist/current'), build, { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const client = join(build, 'client');
  const manifest = await readManifest(build);
  for (const page of manifest.pages) {
    const html = wordsAlone(readFileSync(join(client, page.file), 'utf8'));
    writeFileSync(join(client, page.file), html);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    page.styleHash = sourceHash(style);
    const listed = manifest.files.find(({ file }) => file === page.file);
    if (listed) listed.variants = await compressFile(client, page.file);
  }
  writeFileSync(join(build, 'site.json'), JSON.stringify(manifest));
  return project;
}

/** Removes the web fonts and keeps the local fallbacks. */
function wordsAlone(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replaceAll(/<svg\b[^>]*>.*?<\/svg>/gs, '')
    .replaceAll(/(<(?:img|source)\b[^>]*?) (?:src|srcSet|srcset)="[^"]*"/g, '$1')
    .replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
}
