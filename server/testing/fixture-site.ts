/** For tests: a small built site in a temporary folder, in the form that the build writes. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { compressFolder } from '../static/compress.ts';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const scriptHash = hash('s');

export const fixtureManifest: SiteManifest = {
  build: 'fixture',
  siteUrl: 'https://www.straitworks.example',
  pages: [
    { path: '/', file: 'index.html', status: 200, styleHash: hash('a'), scriptHash },
    { path: '/services', file: 'services.html', status: 200, styleHash: hash('b'), scriptHash },
    { path: '/services/cloud', file: 'services/cloud.html', status: 200, styleHash: hash('c'), scriptHash },
    { path: '/contact-us', file: 'contact-us.html', status: 200, styleHash: hash('d'), scriptHash },
    { path: '/404', file: '404.html', status: 404, styleHash: hash('e'), scriptHash },
    { path: '/500', file: '500.html', status: 500, styleHash: hash('f'), scriptHash },
  ],
  redirects: [
    { from: '/our-approach', query: 'ui-ux', to: '/services/cloud' },
    { from: '/our-approach', to: '/services' },
    { from: '/our-works', to: '/services' },
    { from: '/our-works/*', to: '/services' },
  ],
  captchaSiteKey: null,
  topics: ['cloud'],
};

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>The same words again.</p>'.repeat(40)}`;

/** Larger than what a connection takes in unread, and of a type that is not compressed. */
export const largeAsset = '/assets/portrait-def456.png';
export const largeAssetBytes = 1_000_000;

export const fixtureFiles: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'services.html': page('Services'),
  'services/cloud.html': page('Cloud'),
  'contact-us.html': page('Contact'),
  '404.html': page('Not found'),
  '500.html': page('Failed'),
  'services.data.json': '{"title":"Services"}',
  'assets/client-abc123.js': `export const words = '${'words '.repeat(200)}';`,
  [largeAsset.slice(1)]: 'x'.repeat(largeAssetBytes),
  'robots.txt': 'User-agent: *\n',
  'documents/security policy.pdf': '%PDF-1.7 sample',
  _redirects: '/old /new 301\n',
  _headers: '/*\n',
};

export type FixtureSite = { folder: string; dist: string; remove(): Promise<void> };

export async function buildFixtureSite(): Promise<FixtureSite> {
  const folder = await mkdtemp(join(tmpdir(), 'fixture-site-'));
  const dist = join(folder, 'dist');
  for (const [name, text] of Object.entries(fixtureFiles)) {
    const file = join(dist, 'client', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await compressFolder(join(dist, 'client'));
  await writeFile(join(dist, 'site.json'), JSON.stringify(fixtureManifest));
  return { folder, dist, remove: () => rm(folder, { recursive: true, force: true }) };
}
