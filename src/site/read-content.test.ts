import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyContent } from '../../testing/content/copy-content.ts';
import { ContentError, describeFault } from '../content/content-error.ts';
import { readContent } from './read-content.ts';

let folder: string;
let edit: ReturnType<typeof copyContent>['edit'];
beforeEach(() => {
  ({ folder, edit } = copyContent());
});

const names = (section: string) =>
  readdirSync(join(folder, section)).flatMap((name) => (name.endsWith('.md') ? name.slice(0, -3) : []));

test('the content has no faults, and each of its files is read', async () => {
  const { offers, caseStudies } = await readContent(folder);
  const files = ['services', 'enterprises', 'startups'].flatMap((section) => names(section));
  expect(offers.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
  expect(caseStudies.map(({ slug }) => slug).toSorted()).toEqual(names('case-studies').toSorted());
});

test('a redirect that covers a page, never applies or leads to no address stops the build', async () => {
  const rules = [
    '- { from: /company, to: /how-we-work }',
    '- { from: /our-approach, to: /company }',
    '- { from: /our-works/special/*, to: /company }',
  ];
  edit('redirects.yaml', /$/, `${rules.join('\n')}\n`);
  const faults = await report();
  for (const fault of [
    'covers a real page, /company: remove the redirect',
    'never applies, the rule for /our-approach comes first: remove one of the two',
    'never applies, the rule for /our-works/* comes first: move it above that one',
  ])
    expect(faults).toContainEqual(expect.stringContaining(fault));
  edit('redirects.yaml', /$/, '- { from: /old, to: //evil.example }\n');
  expect(await report()).toContainEqual(expect.stringContaining('to: is not an address: write /path'));
});

test('a file that’s missing, empty, unfinished, or has a name that no address can have is reported', async () => {
  rmSync(join(folder, 'navigation.yaml'));
  writeFileSync(join(folder, 'price-words.yaml'), '');
  edit('pictures/alternatives.yaml', /$/, 'team: { alternative: TODO }\n');
  writeFileSync(join(folder, 'services/Dev Ops.md'), '---\n---\n');
  writeFileSync(join(folder, 'services/notes.md'), 'x');
  writeFileSync(join(folder, 'pages/parts.md'), '---\n---\n');
  const faults = await report();
  for (const fault of [
    'navigation.yaml  file: cannot be read: put it back, the site needs it',
    'price-words.yaml:1  file: is blank: write its fields: heading, lead',
    'pictures/alternatives.yaml:4  text: is still to write: team: { alternative: TODO }',
    'services/Dev Ops.md  file name: is the address of its page: use lower',
    'services/notes.md:1  front matter: is missing: begin the file with its fields',
    'pages/parts.md  file name: is an address that the site itself uses',
  ])
    expect(faults).toContainEqual(expect.stringContaining(fault));
});

test('two offers of one file name stop the build, because enquiries name an offer by it', async () => {
  const mvp = readFileSync(join(folder, 'startups/mvp.md'), 'utf8');
  const other = mvp.replace(/^title: .*/m, 'title: Another').replace(/^order: .*/m, 'order: 99');
  writeFileSync(join(folder, 'enterprises/mvp.md'), other);
  await expect(readContent(folder)).rejects.toThrow(
    /startups\/mvp\.md:\d+ {2}file name: is the same as in \S+enterprises\/mvp\.md/,
  );
});

test('without a blog, what leads there is reported', async () => {
  edit('brand.yaml', /^blogUrl: .*\n/m, '');
  expect(await report()).toContainEqual(
    expect.stringMatching(/navigation\.yaml:\d+ {2}blog:\/: is on a blog, and brand\.yaml has no blogUrl/),
  );
});

test('a fact that a setting decides goes before what the content says of it', async () => {
  edit('pages/disclaimer.md', /$/, '\nKept for {{retention}}.\n');
  const { textPages } = await readContent(folder, { retentionDays: 90 });
  const last = textPages.find(({ slug }) => slug === 'disclaimer')?.sections.at(-1);
  expect(last?.html).toContain('Kept for 90 days.');
});

const report = async () => {
  try {
    await readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.map((fault) => describeFault(fault).replaceAll(`${folder}/`, ''));
  }
};

test('files that the site doesn’t use never stop a build, and texts among them are named', async () => {
  for (const [file, text] of [
    ['case-studies/._dbs.md', 'Mac\0\x05'],
    ['README.md', 'x'],
    ['services/dev-ops.md~', 'x'],
    ['pages/~$company.md', 'x'],
    ['pictures/dbs.psd', 'x'],
    ['fact.yaml', 'a: {{nobody}}'],
    ['services/new.md.txt', '---\ntitle: New\n---\n'],
  ] as const)
    writeFileSync(join(folder, file), text);
  const unused = (await readContent(folder)).warnings.filter((warning) => warning.includes('isn’t used'));
  expect(unused.map((warning) => warning.slice(folder.length + 1).split(':')[0])).toEqual([
    'README.md  isn’t used',
    'fact.yaml  isn’t used',
    'services/new.md.txt  isn’t used',
  ]);
});

test('a draft is left out, and shown where drafts are wanted; what’s wrong with one is told and stops nothing', async () => {
  const dbs = readFileSync(join(folder, 'case-studies/dbs.md'), 'utf8');
  const draft = dbs.replace('---\n', '---\ndraft: true\n').replace(/^title: .*/m, 'title: Drafted');
  writeFileSync(
    join(folder, 'case-studies/drafted.md'),
    draft.replace(/^order: .*/m, 'order: 99').replace(/^sketch:\n(?: .*\n)+/m, ''),
  );
  writeFileSync(join(folder, 'pages/half.md'), '---\ndraft: true\ntitle: "half\n---\n[x](nowhere');
  writeFileSync(join(folder, 'pages/more.md'), '---\ndraft: true\ntitle: Half\n---\n**x **\n');
  const page = readFileSync(join(folder, 'pages/disclaimer.md'), 'utf8').replace(
    '---\n',
    '---\ndraft: true\n',
  );
  copyFileSync(join(folder, 'pictures/index-services.svg'), join(folder, 'pictures/unpublished.svg'));
  writeFileSync(
    join(folder, 'pages/sound.md'),
    `${page.replace(/^title: .*/m, 'title: Sound')}\n![A draft](unpublished)\n`,
  );
  for (const withDrafts of [false, true]) {
    const { textPages, caseStudies, pictures, warnings } = await readContent(folder, { withDrafts });
    expect(pictures.shown.has('unpublished')).toBe(withDrafts);
    expect(caseStudies.some(({ slug }) => slug === 'drafted')).toBe(withDrafts);
    expect(textPages.some(({ slug }) => slug === 'sound')).toBe(withDrafts);
    expect(textPages.map(({ slug }) => slug)).not.toContain('half');
    for (const fault of [
      /half\.md:3 {2}YAML: a quote isn’t closed/,
      /more\.md:2 {2}lead: is missing/,
      /more\.md:5 {2}text: \*\* is/,
    ])
      expect(warnings.join('\n')).toMatch(fault);
  }
  expect((await readContent(folder, { withDrafts: true })).caseStudies.at(-1)).toMatchObject({
    slug: 'drafted',
    draft: true,
  });
});

test('what names a draft in its fields stops the build', async () => {
  edit('startups/mvp.md', '---\n', '---\ndraft: true\n');
  edit('case-studies/dbs.md', '---\n', '---\ndraft: true\n');
  const faults = await report();
  expect(faults).toContainEqual(
    expect.stringMatching(/^\S+:\d+ {2}caseStud\S*: names dbs, which is a draft/),
  );
  expect(faults).toContainEqual(
    expect.stringMatching(/planner\.yaml:\d+ {2}offers\.\d\.path: names \/startups\/mvp,/),
  );
});

test('visitors of a page that’s away for a while can be sent elsewhere, and its draft is still shown', async () => {
  edit('pages/disclaimer.md', /$/, '\nSee [it](/case-studies/dbs).\n');
  edit('case-studies/dbs.md', '---\n', '---\ndraft: true\n');
  edit('redirects.yaml', /$/, '- { from: /case-studies/dbs, to: /case-studies }\n');
  const froms = (await report()).filter((fault) => fault.includes('redirects.yaml'));
  expect(froms).toEqual([]);
  const { redirects, caseStudies } = await readContent(folder, { withDrafts: true });
  expect(caseStudies.map(({ slug }) => slug)).toContain('dbs');
  expect(redirects.map(({ from }) => from)).not.toContain('/case-studies/dbs');
  edit('case-studies/dbs.md', 'draft: true\n', '');
  expect(await report()).toEqual([
    expect.stringMatching(
      /^redirects\.yaml:\d+ .* covers a real page, \/case-studies\/dbs: remove the redirect$/,
    ),
  ]);
});

test.each([
  ['a tab', /^team-size: /m, '\tteam-size: ', 'the line begins with a tab'],
  [
    'another fact in a fact',
    /^team-size: .*/m,
    'team-size: "{{mvp-time}}"',
    '{{mvp-time}}: isn’t known here: write its words, or a name from facts.yaml',
  ],
])('%s in facts.yaml is reported, and none of its consequences', async (_, from, to, says) => {
  edit('facts.yaml', from, to);
  expect(await report()).toEqual([expect.stringContaining(says)]);
  await expect(readContent(folder)).rejects.toThrow(
    /\nOther files refer to these, so they aren’t checked yet\.$/,
  );
});

test('a service that is renamed is missed wherever it’s named, with its line and its new name', async () => {
  renameSync(join(folder, 'services/dev-ops.md'), join(folder, 'services/devops.md'));
  const faults = await report();
  expect(faults).toContainEqual(
    expect.stringMatching(
      /^case-studies\/\S+\.md:\d+ {2}services\.\d: names \/services\/dev-ops, which is no service: did you mean \/services\/devops\?$/,
    ),
  );
  expect(faults.filter((fault) => !fault.includes('dev-ops'))).toEqual([]);
});

test('a calculator without a file is reported by the offer that shows it, and missed by nobody else', async () => {
  rmSync(join(folder, 'calculators/runway.yaml'));
  expect(await report()).toEqual([
    expect.stringMatching(
      /mvp\.md:\d+ {2}calculator: has no file in content\/calculators: remove this line, or put/,
    ),
  ]);
  edit('startups/mvp.md', /^calculator: .*\n/m, '');
  expect((await readContent(folder)).calculators.runway).toBeUndefined();
});
