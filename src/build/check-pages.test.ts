/** Everything that leads nowhere is refused, with its place in the content, all of it at once. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';
import { renderContent } from './testing/render-content.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'dead-links-')), 'content');
cpSync('content', folder, { recursive: true });
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const [, siteUrl = ''] = /^siteUrl: (.*)$/m.exec(readFileSync('content/brand.yaml', 'utf8')) ?? [];

/** Each fault by the line that is put into a file, and what is said of it. */
const inTexts = [
  ['[a page](/nowhere)', '/nowhere leads to /nowhere, which is no page of the site: correct the path'],
  [
    '[an anchor](/services#nowhere)',
    '/services#nowhere leads to #nowhere, which is no heading of that page: correct the part behind #',
  ],
  [
    '[the blog](blog:notes)',
    'blog:notes is not an address: write /path for a page of this site, blog:/path for the blog, or https://…',
  ],
  ['[the error page](/404)', '/404 leads to /404, which is no page of the site: correct the path'],
  ['[an old address](/our-works/one)', '/our-works/one is an old address: write /case-studies'],
  [
    '[with a blank](</no where>)',
    '/no%20where leads to /no%20where, which is no page of the site: correct the path',
  ],
  [`[this site](${siteUrl}/company)`, `${siteUrl}/company leads to this site itself: write /company`],
  ['- A list\n  - **[deep](/deep)**', '/deep leads to /deep, which is no page of the site: correct the path'],
] as const;

const inFields: readonly (readonly [file: string, from: RegExp, to: string, says: string])[] = [
  [
    'home.yaml',
    /^ {2}primary: .*/m,
    '  primary: { label: Go, path: /primary }',
    'hero.primary.path: /primary leads to /primary, which is no page of the site: correct the path',
  ],
  [
    'home.yaml',
    /(?<=^blog:$[\s\S]*?)^ {6}image: .*/m,
    '      image: atlantis',
    'blog.items.0.image: atlantis is no picture: use the name of a file in content/images, without its ending, or of a drawing in src/drawings/catalogue.ts',
  ],
  [
    'home.yaml',
    /discipline-quality/,
    'discipline-qualty',
    'team.disciplines.4.image: discipline-qualty is no picture: did you mean discipline-quality?',
  ],
  [
    'case-studies/dbs.md',
    /^ {2}action: .*/m,
    "  action: { label: Go, path: '/company#nobody' }",
    'next.action.path: /company#nobody leads to #nobody, which is no heading of that page: correct the part behind #',
  ],
  [
    'pages/company.md',
    /^ {2}action: .*/m,
    '  action: { label: Go, path: /documents/nowhere.pdf }',
    'next.action.path: /documents/nowhere.pdf leads to /documents/nowhere.pdf, which is no page of the site: correct the path',
  ],
  [
    'redirects.yaml',
    /^- \{ from: .*/m,
    "- { from: /old, to: '/services#gone' }",
    '0.to: /services#gone leads to #gone, which is no heading of that page: correct the part behind #',
  ],
];

const wanted: string[] = [];

function edit(file: string, change: (before: string) => string): string {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`the fault changes nothing in ${file}`);
  writeFileSync(path, after);
  return after;
}

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

let told: string[] = [];

beforeAll(async () => {
  for (const [markdown, says] of inTexts) {
    const after = edit('pages/disclaimer.md', (before) => `${before}\n${markdown}\n`);
    wanted.push(`pages/disclaimer.md:${lineOf(after, markdown.slice(markdown.indexOf('[')))}  text: ${says}`);
  }
  for (const [file, from, to, says] of inFields) {
    const after = edit(file, (before) => before.replace(from, to));
    wanted.push(`${file}:${lineOf(after, to)}  ${says}`);
  }
  const document = edit(
    'documents/sample-quality-management.md',
    (before) => `${before}\nSee [it](/company), or [the whole site](${siteUrl}).\n`,
  );
  wanted.push(
    `documents/sample-quality-management.md:${lineOf(document, 'See [it]')}  text: /company is read away from the site: write the whole address, as https://…`,
  );
  const pair = edit('pages/disclaimer.md', (before) => `${before}\nSee [one](/one) and [two](/two).\n`);
  for (const path of ['/one', '/two']) {
    wanted.push(
      `pages/disclaimer.md:${lineOf(pair, 'See [one]')}  text: ${path} leads to ${path}, which is no page of the site: correct the path`,
    );
  }
  const paper = edit(
    'documents/sample-quality-management.md',
    (before) => `${before}\nSee [that](${siteUrl}/gone).\n`,
  );
  wanted.push(
    `documents/sample-quality-management.md:${lineOf(paper, 'See [that]')}  text: ${siteUrl}/gone leads to /gone, which is no page of the site: correct the path`,
  );
  const { site, pages, registry } = await renderContent(folder);
  const check = async () => checkPages({ site, pages, registry });
  told = String(await check().catch((fault: unknown) => fault))
    .replaceAll(`${folder}/`, '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
});

test('every fault is reported at its place, and nothing else', () => {
  expect(told.toSorted()).toEqual(wanted.toSorted());
});
