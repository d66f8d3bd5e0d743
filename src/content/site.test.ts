import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readSite } from './site.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, after);
}

/** Names of a folder's files, as addresses have them. */
const names = (section: string) => readdirSync(join(folder, section)).map((name) => name.replace('.md', ''));

test('the content as it stands has no fault, and every file of it is read', () => {
  const { offers, caseStudies } = readSite(folder);
  const files = ['services', 'enterprises', 'startups'].flatMap((section) => names(section));
  expect(offers.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
  expect(caseStudies.map(({ slug }) => slug).toSorted()).toEqual(names('case-studies').toSorted());
});

test('two pages with one title stop the build, and both files are named', () => {
  edit('pages/company.md', /^title: .*/m, 'title: How we work');
  expect(() => readSite(folder)).toThrow(
    /title: is the same as in .*how-we-work\.md|company\.md.*how-we-work/,
  );
});

test('a service that names a case study that is not there stops the build', () => {
  edit('services/dev-ops.md', /^caseStudies: .*/m, 'caseStudies: [atlantis]');
  expect(() => readSite(folder)).toThrow(/dev-ops\.md.*caseStudies: names atlantis/);
});

test.each([
  ['covers a real page, /company: remove the redirect', '- { from: /company, to: /how-we-work }'],
  ['covers a real page, /services/', '- { from: /services/*, to: /services }'],
  [
    'never applies, the rule for /our-approach comes first: remove one of the two',
    '- { from: /our-approach, to: /company }',
  ],
  [
    'never applies, the rule for /our-approach comes first: remove one of the two',
    '- { from: /our-approach, query: ui-ux, to: /company }',
  ],
  [
    'never applies, the rule for /our-approach comes first: move it above that one',
    '- { from: /our-approach, query: other, to: /company }',
  ],
  [
    'never applies, the rule for /our-works/* comes first: move it above that one',
    '- { from: /our-works/special/*, to: /company }',
  ],
])('a redirect that %s stops the build', (fault, rule) => {
  const path = join(folder, 'redirects.yaml');
  writeFileSync(path, `${readFileSync(path, 'utf8')}${rule}\n`);
  expect(() => readSite(folder)).toThrow(fault);
});

test('two case studies in the same place stop the build', () => {
  edit('case-studies/dbs.md', /^order: .*/m, 'order: 1');
  expect(() => readSite(folder)).toThrow(/order: is the same as in/);
});

test.each([
  ['the second case study', 1, 0],
  ['the first, before which the last is read,', 0, -1],
])('%s in the order of blocks of its neighbour stops the build', (_, place, placeBefore) => {
  const { caseStudies } = readSite(folder);
  const [study, before] = [caseStudies.at(place), caseStudies.at(placeBefore)];
  edit(`case-studies/${study?.slug}.md`, /^pacing: .*/m, `pacing: ${before?.pacing}`);
  const said = `pacing: is that of \\S+/${before?.slug}\\.md before it: choose another`;
  expect(() => readSite(folder)).toThrow(new RegExp(`${study?.slug}\\.md:\\d+ {2}${said}`));
});

test('two neighbouring offers in one order of blocks stop the build', () => {
  const [first, second] = readSite(folder).offers.filter(({ section }) => section === 'services');
  edit(`services/${second?.slug}.md`, /^composition: .*/m, `composition: [${first?.composition.join(', ')}]`);
  const said = `composition: is that of \\S+/${first?.slug}\\.md before it: change the order`;
  expect(() => readSite(folder)).toThrow(new RegExp(`${second?.slug}\\.md:\\d+ {2}${said}`));
});

test('two offers in the same place of one section stop the build', () => {
  const [, order] =
    /^order: (.*)/m.exec(readFileSync(join(folder, 'services/project-rescue.md'), 'utf8')) ?? [];
  edit('services/dev-ops.md', /^order: .*/m, `order: ${order}`);
  expect(() => readSite(folder)).toThrow(/services\/\S+\.md:\d+ {2}order: is the same as in \S+\.md/);
});

test('two offers of one file name stop the build, because enquiries name an offer by it', () => {
  const mvp = readFileSync(join(folder, 'startups/mvp.md'), 'utf8');
  const other = mvp.replace(/^title: .*/m, 'title: Another').replace(/^order: .*/m, 'order: 99');
  writeFileSync(join(folder, 'enterprises/mvp.md'), other);
  expect(() => readSite(folder)).toThrow(
    /startups\/mvp\.md {2}file name: is the same as in \S+enterprises\/mvp\.md/,
  );
});

test('the home page has as many items as its owner asked for', () => {
  const path = join(folder, 'home.yaml');
  const home = parseDocument(readFileSync(path, 'utf8'));
  home.deleteIn(['caseStudies', 'featured', 0]);
  writeFileSync(path, String(home));
  expect(() => readSite(folder)).toThrow(/home\.yaml:\d+ {2}caseStudies\.featured/);
});

test('faults of several files in a folder are reported together', () => {
  edit('case-studies/dbs.md', /^sector: .*/m, 'sector: ""');
  edit('case-studies/exceltec.md', /^sector: .*/m, 'sektor: Property');
  expect(() => readSite(folder)).toThrow(/dbs\.md:\d+ {2}sector[\s\S]*exceltec\.md/);
});

test('a page of the blog is linked at the blog’s address, in texts as in fields', () => {
  edit('pages/disclaimer.md', /$/, '\nSee [the notes](blog:/notes).\n');
  edit('brand.yaml', /^blogUrl: .*/m, 'blogUrl: https://log.example');
  const { texts, home } = readSite(folder);
  const last = texts.find(({ slug }) => slug === 'disclaimer')?.sections.at(-1);
  expect(last?.html).toContain('<a href="https://log.example/notes">the notes</a>');
  expect(home.blog.action.path).toMatch(/^https:\/\/log\.example\//);
});

test('a fact that a setting decides goes before what the content says of it', () => {
  edit('pages/disclaimer.md', /$/, '\nKept for {{retention}}.\n');
  const { texts } = readSite(folder, { retention: '90 days' });
  const last = texts.find(({ slug }) => slug === 'disclaimer')?.sections.at(-1);
  expect(last?.html).toContain('Kept for 90 days.');
});
