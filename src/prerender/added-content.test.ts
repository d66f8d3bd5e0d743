/** One of everything that an editor may add, through content alone: it shows wherever its like shows. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDraft } from '../../scripts/new/write-draft.ts';
import { socialImageName } from '../content/page-data/builder.ts';
import { topics } from '../content/page-data/standing-pages.ts';
import { readSite } from '../content/site.ts';
import { checkPages } from './check-pages.ts';
import { drawingsFor } from './drawings.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { PictureStudio } from './pictures.ts';
import { sitemap, sitemapEntries } from './site-files.ts';
import { pageGraph } from './structured-data/page-graph.ts';
import { type RenderedContent, renderContent } from './testing/render-content.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'added-')), 'content');
cpSync('content', folder, { recursive: true });
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

function edit(file: string, from: RegExp | string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, after);
}

let made: RenderedContent;
const html = (path: string) => made.pages.find((page) => page.path === path)?.html ?? '';
const clean = (path: string) => html(path).replaceAll('<!-- -->', '');

beforeAll(async () => {
  writeDraft(folder, 'case-study', 'Lighthouse Board');
  edit('case-studies/lighthouse-board.md', 'platforms: [Web]', 'platforms: [Semaphore]');
  edit('case-studies/lighthouse-board.md', /^services: .*/m, 'services: [/services/tide-tables]');
  writeDraft(folder, 'service', 'Tide tables');
  writeDraft(folder, 'page', 'Careers');
  writeDraft(folder, 'member', 'Grace Hopper');
  edit('home.yaml', /^(trusted:\n)/m, '$1  partners: [Harbour Pilots]\n');
  edit(
    'navigation.yaml',
    /^contact:/m,
    '  - title: Careers\n    path: /careers\n    links: [{ label: Tide tables, path: /services/tide-tables }]\ncontact:',
  );
  made = await renderContent(folder);
});

test('nothing that was added leads nowhere', async () => {
  const { site, pages, studio } = made;
  await expect(checkPages({ site, pages, pictures: studio.addresses })).resolves.toBeUndefined();
});

test('a case study has its page, and stands in the index, its count and its filters', () => {
  const { length } = readSite(folder).caseStudies;
  expect(html('/case-studies/lighthouse-board')).toContain('Lighthouse Board');
  expect(clean('/case-studies')).toContain('href="/case-studies/lighthouse-board"');
  expect(clean('/case-studies')).toContain(`${length} of ${length}`);
  expect(html('/case-studies')).toContain('?platform=Semaphore');
  expect(html('/case-studies')).toContain('?service=tide-tables');
  expect(html('/')).toContain('alt="Lighthouse Board"');
});

test('a service has its page, and stands in its index and among the topics of the form', () => {
  expect(html('/services/tide-tables')).toContain('Who it is for');
  expect(html('/services')).toContain('href="/services/tide-tables"');
  expect(topics(made.site)).toContainEqual({ slug: 'tide-tables', name: 'Tide tables' });
  expect(html('/contact-us')).toContain('value="tide-tables"');
});

test('a text has its page, and a menu item leads to it from every page', () => {
  expect(html('/careers')).toContain('First section');
  for (const { html } of made.pages) expect(html).toContain('href="/careers"');
});

test('a team member and a partner stand on the home page, with pictures made from their names', () => {
  expect(html('/')).toContain('Grace Hopper');
  expect(html('/')).toMatch(/<img [^>]*src="\/assets\/pictures\/portrait-grace-hopper-/);
  expect(html('/')).toMatch(/<img [^>]*src="\/assets\/pictures\/wordmark-harbour-pilots-/);
  expect(html('/')).toContain('alt="Harbour Pilots"');
});

test('their pages are in the sitemap, with a social image of their own', () => {
  const xml = sitemap(sitemapEntries(made.listed, new Map()));
  const { siteUrl } = made.site.provider;
  for (const path of ['/case-studies/lighthouse-board', '/services/tide-tables', '/careers']) {
    expect(xml).toContain(`<loc>${siteUrl}${path}</loc>`);
    const page = made.listed.find((listed) => listed.path === path);
    expect(page?.data.head.socialImage).toBe(`${siteUrl}/social/${socialImageName(path)}.png`);
  }
});

test('search engines are told of them, and their text is there as Markdown', async () => {
  const { site, listed } = made;
  const { siteUrl } = site.provider;
  const said = (path: string) => {
    const page = listed.find((candidate) => candidate.path === path);
    return page && JSON.stringify(pageGraph({ site, siteUrl, dates: new Map() }, page));
  };
  expect(said('/case-studies/lighthouse-board')).toContain('"@type":"Article"');
  expect(said('/services/tide-tables')).toContain('"name":"Tide tables"');
  expect(said('/careers')).toContain('"@type":"WebPage"');
  expect(await pageMarkdown(html('/careers'), `${siteUrl}/careers`)).toContain('## First section');
});

test('their pictures are drawn, within the budget', () => {
  const studio = new PictureStudio(drawingsFor(made.site));
  const names = [
    ...['case-lighthouse-board', 'services-tide-tables', 'wordmark-lighthouse-board'],
    ...['wordmark-harbour-pilots', 'portrait-grace-hopper'],
  ];
  for (const name of names) expect(studio.svg(name).length, name).toBeLessThan(40_000);
});
