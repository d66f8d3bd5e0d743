import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyContent } from '../../testing/content/copy-content.ts';
import { readSite } from './site.ts';

let folder: string;
let edit: ReturnType<typeof copyContent>['edit'];
beforeEach(() => {
  ({ folder, edit } = copyContent());
});

/** Names of a folder's files, as addresses have them. */
const names = (section: string) =>
  readdirSync(join(folder, section)).flatMap((name) => (name.endsWith('.md') ? name.slice(0, -3) : []));

test('the content has no faults, and each of its files is read', () => {
  const { offers, caseStudies } = readSite(folder);
  const files = ['services', 'enterprises', 'startups'].flatMap((section) => names(section));
  expect(offers.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
  expect(caseStudies.map(({ slug }) => slug).toSorted()).toEqual(names('case-studies').toSorted());
});

test.each([
  ['covers a real page, /company: remove the redirect', '- { from: /company, to: /how-we-work }'],
  [
    'never applies, the rule for /our-approach comes first: remove one of the two',
    '- { from: /our-approach, to: /company }',
  ],
  [
    'never applies, the rule for /our-works/* comes first: move it above that one',
    '- { from: /our-works/special/*, to: /company }',
  ],
  ['to: is not an address: write /path', '- { from: /old, to: //evil.example }'],
])('a redirect that %s stops the build', (fault, rule) => {
  edit('redirects.yaml', /$/, `${rule}\n`);
  expect(() => readSite(folder)).toThrow(fault);
});

test('a case study can be removed, whatever its neighbours are', () => {
  const before = readSite(folder);
  rmSync(join(folder, 'case-studies/dbs.md'));
  for (const { section, slug, caseStudies } of before.offers) {
    const others = caseStudies.filter((name) => name !== 'dbs');
    if (others.length < caseStudies.length)
      edit(`${section}/${slug}.md`, /^caseStudies: .*/m, `caseStudies: [${others.join(', ')}]`);
  }
  expect(readSite(folder).caseStudies).toHaveLength(before.caseStudies.length - 1);
});

test('a service that cites no case study, or one about other work, stops the build', () => {
  edit('services/dev-ops.md', /^caseStudies: .*/m, 'caseStudies: [atlantis]');
  edit('services/project-rescue.md', /^caseStudies: .*/m, 'caseStudies: [exceltec, charles-monat]');
  expect(() => readSite(folder)).toThrow('caseStudies: names atlantis, which is not there: correct the name');
  expect(() => readSite(folder)).toThrow(
    /project-rescue\.md:\d+ {2}caseStudies: names charles-monat, which doesn’t show this work: remove it, or add \/services\/project-rescue to services in \S+\/charles-monat\.md if its text does$/m,
  );
});

test.each([
  ['navigation.yaml', null, 'navigation.yaml  file: cannot be read: put it back, the site needs it'],
  ['navigation.yaml', '', 'navigation.yaml:1  file: is blank'],
  ['services/Dev Ops.md', 'x', 'services/Dev Ops.md  file name: is the address of its page: use lower case'],
  ['services/notes.txt', 'x', 'services/notes.txt  file name: is no Markdown file: give it a name that ends'],
  ['pages/layout.md', 'x', 'pages/layout.md  file name: is an address that the site itself uses'],
])('in %s, %j is reported', (file, text, fault) => {
  if (text === null) rmSync(join(folder, file));
  else writeFileSync(join(folder, file), text);
  expect(() => readSite(folder)).toThrow(fault);
});

test('two offers of one file name stop the build, because enquiries name an offer by it', () => {
  const mvp = readFileSync(join(folder, 'startups/mvp.md'), 'utf8');
  const other = mvp.replace(/^title: .*/m, 'title: Another').replace(/^order: .*/m, 'order: 99');
  writeFileSync(join(folder, 'enterprises/mvp.md'), other);
  expect(() => readSite(folder)).toThrow(
    /startups\/mvp\.md {2}file name: is the same as in \S+enterprises\/mvp\.md/,
  );
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
