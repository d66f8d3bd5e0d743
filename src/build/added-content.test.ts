/** What an editor may add or leave out, through content alone, shows or is gone wherever its like shows. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { writeDraft } from '../../scripts/new/write-draft.ts';
import { copyContent } from '../../testing/content/copy-content.ts';
import { type RenderedContent, renderContent } from '../../testing/content/render-content.ts';
import { listContent } from '../content/content-files.ts';
import { topics } from '../pages/contact/page.ts';
import { checkPages } from './check-pages.ts';

const { folder, edit } = copyContent(afterAll);

let made: RenderedContent;
const html = (path: string) => made.pages.find((page) => page.path === path)?.html ?? '';

beforeAll(async () => {
  writeDraft(folder, 'case-study', 'Added Lighthouse');
  edit('case-studies/added-lighthouse.md', /^platforms: .*/m, 'platforms: [Semaphore]');
  edit('case-studies/added-lighthouse.md', /^services: .*/m, 'services: [/services/added-tide-tables]');
  writeDraft(folder, 'service', 'Added tide tables');
  writeDraft(folder, 'page', 'Added careers');
  for (const { file } of listContent(folder).texts)
    writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true\n', '').replaceAll('TODO', 'Soon'));
  const home = parseDocument(readFileSync(join(folder, 'home.yaml'), 'utf8'));
  home.setIn(['team', 'people'], [{ name: 'Added Hopper', role: 'Strategy' }]);
  for (const section of ['pillars', 'futureProof', 'framework'])
    home.setIn([section, 'items', 0, 'path'], '/disclaimer');
  writeFileSync(join(folder, 'home.yaml'), String(home));
  edit(
    'navigation.yaml',
    /^contact:/m,
    '  - title: Added careers\n    path: /added-careers\n    links: [{ label: Added tide tables, path: /services/added-tide-tables }]\ncontact:',
  );
  edit('prices.yaml', 'rate: 1000', 'rate: 1150');
  edit('pages/disclaimer.md', /$/, '\nA rescue costs {{price-project-rescue}}.\n');
  made = await renderContent(folder);
});

test('a changed rate changes every price: in the hero, the table, its note and texts', () => {
  const prices = (path: string) => html(path).match(/CA\$[\d,]+/g);
  expect(prices('/services/project-rescue')).toEqual([
    'CA$23,000',
    'CA$23,000',
    'CA$189,750',
    'CA$552,000',
    'CA$1,150',
  ]);
  expect(prices('/disclaimer')).toEqual(['CA$23,000']);
});

test('added content has no dead links', async () => {
  expect(() => checkPages(made.site, made.pages)).not.toThrow();
});

test.each([
  ['/case-studies/added-lighthouse', 'Added Lighthouse'],
  ['/case-studies', 'href="/case-studies/added-lighthouse"'],
  ['/case-studies', 'Semaphore'],
  ['/', '>Added Lighthouse</span>'],
  ['/services/added-tide-tables', 'What you get'],
  ['/services', 'href="/services/added-tide-tables"'],
  ['/contact-us', 'value="added-tide-tables"'],
  ['/added-careers', 'Soon name this section'],
  ['/', '<h3>Added Hopper</h3>'],
])('%s has %s', (path, part) => {
  expect(html(path)).toContain(part);
});

test('a service is a topic, and a menu item is on every page', () => {
  expect(topics(made.site.content)).toContainEqual({ slug: 'added-tide-tables', name: 'Added tide tables' });
  for (const { html } of made.pages) expect(html).toContain('href="/added-careers"');
});

test('an item of the home page shows its picture, and leads to the path that it is given', () => {
  const { pillars, futureProof } = made.site.content.home;
  for (const { image } of [pillars, futureProof].flatMap((section) => section?.items ?? []))
    expect(html('/')).toContain(`src="/assets/pictures/${image}-`);
  expect(html('/').match(/<h3[^>]*><a href="\/disclaimer">/g)).toHaveLength(3);
});

test('a smaller company leaves out sections of the home page, the page of a section, a calculator and the planner', async () => {
  const { folder, edit } = copyContent();
  const home = parseDocument(readFileSync(join(folder, 'home.yaml'), 'utf8'));
  for (const section of ['clarity', 'trusted', 'failures', 'pillars', 'futureProof', 'framework', 'services'])
    home.delete(section);
  home.setIn(['caseStudies', 'featured'], ['dbs']);
  home.deleteIn(['blog', 'items', 2]);
  home.deleteIn(['blog', 'items', 1]);
  writeFileSync(join(folder, 'home.yaml'), String(home));
  rmSync(join(folder, 'pages/enterprises.md'));
  edit('navigation.yaml', /^ {2}- title: Enterprises\n(?: {4}.*\n)+/m, '');
  edit('pages/services.md', /\[Architecture Advisory\]\(.*?\)/, 'Architecture Advisory');
  rmSync(join(folder, 'calculators/runway.yaml'));
  edit('startups/mvp.md', /^calculator: .*\n/m, '');
  edit('startups/mvp.md', /\[Further down\]\(.*?\)/, 'Further down');

  rmSync(join(folder, 'pages/plot-a-course.md'));
  rmSync(join(folder, 'calculators/planner.yaml'));
  for (const file of ['pages/how-we-work.md', 'pages/startups.md', 'pages/contact-us.md'])
    edit(file, /\[([^\]]*)\]\(\/plot-a-course\)/, '$1');

  const smaller = await renderContent(folder);
  const { pages } = smaller;
  expect(() => checkPages(smaller.site, smaller.pages)).not.toThrow();
  const of = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
  expect(of('/').match(/<h2/g)).toHaveLength(4);
  expect(of('/enterprises')).toBe('');
  expect(of('/enterprises/legacy-application')).toMatch(/>Home<\/a>.*Legacy/);
  expect(of('/startups/mvp')).not.toContain('data-island');
});
