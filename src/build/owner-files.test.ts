/** An owner's own documents and files are served as they are; what can't be is reported with its repair. */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, faultsOf } from '../../testing/content/copy-content.ts';
import { renderContent } from '../../testing/content/render-content.ts';
import { readContent } from '../site/read-content.ts';
import { checkPages } from './check-pages.ts';
import { generatedFiles } from './generated-files.ts';

const fields = (title: string) => `title: ${title}\nkind: certificate\nbadge: ISO 27001\nsample: false\n`;

test('a certificate of one’s own is in the footer under its title, and linked from texts and old addresses', async () => {
  const { folder, edit } = copyContent();
  writeFileSync(join(folder, 'documents/iso-27001.pdf'), '%PDF-1.4 scanned');
  writeFileSync(join(folder, 'documents/iso-27001.yaml'), fields('ISO/IEC 27001:2022 certificate'));
  writeFileSync(join(folder, 'documents/iso-9001.png'), 'scanned');
  writeFileSync(join(folder, 'documents/iso-9001.yaml'), fields('ISO 9001:2015 certificate'));
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'files/google0123.html'), 'google-site-verification: google0123.html');
  writeFileSync(join(folder, 'files/rates.csv'), 'a,b\n');
  mkdirSync(join(folder, 'files/.well-known'));
  writeFileSync(join(folder, 'files/.well-known/keys.txt'), 'key');
  mkdirSync(join(folder, 'files/press'));
  for (const leftover of ['.DS_Store', 'list.csv~'])
    writeFileSync(join(folder, 'files/press', leftover), 'what else is in the folder');
  edit('redirects.yaml', /$/, '- { from: /iso.php, to: /documents/iso-27001.pdf }\n');
  edit('pages/disclaimer.md', /$/, '\nSee [our rates](/rates.csv) and [our keys](/.well-known/keys.txt).\n');
  const rendered = await renderContent(folder);
  const { site, pages } = rendered;
  const { content } = site;
  expect(await faultsOf(() => checkPages(rendered.site, rendered.pages))).toEqual([]);
  expect(content.served.map(({ name }) => name)).toEqual([
    '.well-known/keys.txt',
    'google0123.html',
    'rates.csv',
  ]);
  const home = pages.find(({ path }) => path === '/')?.html ?? '';
  expect(home).toContain('href="/documents/iso-27001.pdf"');
  expect(home).toContain('(ISO/IEC 27001:2022 certificate, PDF)');
  expect(home).toContain('href="/documents/iso-9001.png"');
  expect(generatedFiles(site, () => '').has('documents/iso-27001.pdf')).toBe(true);
  expect(content.documents).toContainEqual(
    expect.objectContaining({ address: '/documents/iso-27001.pdf', kind: 'certificate' }),
  );
});

test('documents that can’t be served, or say that they’re samples and aren’t, stop the build', async () => {
  const { folder } = copyContent();
  const write = (name: string, text: string) => writeFileSync(join(folder, 'documents', name), text);
  write('Scan 1.pdf', '%PDF-1.4');
  write('lost.pdf', '%PDF-1.4');
  write('claims.pdf', '%PDF-1.4');
  write('claims.yaml', fields('A sample certificate'));
  const faults = await faultsOf(() => readContent(folder));
  const said = faults.map(({ file, problem }) => `${file.replace(`${folder}/documents/`, '')} ${problem}`);
  expect(said).toEqual([
    'claims.yaml says that the document is a sample, and “sample: false” that it isn’t: correct one of them',
    expect.stringMatching(/^lost\.pdf has no title: write \S+lost\.yaml with title, kind, badge and sample/),
    expect.stringContaining('Scan 1.pdf is the address of the document: use lower case'),
  ]);
});

test('a file with an address that the site itself uses stops the build', async () => {
  const { folder } = copyContent();
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const name of ['robots.txt', 'company', 'services.html', 'Price list.pdf', '.DS_Store'])
    writeFileSync(join(folder, 'files', name), 'x');
  writeFileSync(join(folder, 'files/film.mp4'), '');
  truncateSync(join(folder, 'files/film.mp4'), 20_000_001);
  const rendered = await renderContent(folder);
  const faults = await faultsOf(() => checkPages(rendered.site, rendered.pages));
  expect(faults.map(({ file, problem }) => `${file.replace(`${folder}/files/`, '')} ${problem}`)).toEqual([
    'company has the name of a file that the site makes itself: give it another',
    'film.mp4 has 20000001 bytes, over 20000000: save it smaller, or put it elsewhere and link to it',
    'Price list.pdf has a name that an address can’t have: use letters from A to Z, digits, dots and hyphens',
    'robots.txt has the name of a file that the site makes itself: give it another',
    'services.html has the name of a file that the site makes itself: give it another',
  ]);
});
