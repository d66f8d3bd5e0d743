import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles, listContent } from '../../src/content/content-files.ts';
import { Source } from '../../src/content/source.ts';
import { bareEnvironment } from '../../testing/bare-environment.ts';
import { copyContent } from '../../testing/content/copy-content.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { launchCheck } from './launch-check.ts';
import { openPoints } from './open-points.ts';

const settled = {
  'brand.yaml': [
    'name: Harbour Light',
    'registrationNumber: 201912345K',
    "address: { street: 8 Marina View, unit: '#12-03', postalCode: '018960' }",
    'email: hello@harbour.sg',
    'phone: +65 6123 4567',
    'captchaSiteKey: null',
  ].join('\n'),
  'home.yaml': 'failures:\n  source: A Study of Projects, 2024',
  'case-studies/one.md': '---\nclient: One\napproval: granted\n---\n',
  'claims.yaml': '[]\n',
  'documents/policy.pdf': '%PDF-1.7',
  'documents/policy.yaml': 'title: Policy\nsample: false\n',
};

function contentWith(changes: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'case-studies'));
  mkdirSync(join(folder, 'documents'));
  for (const [name, text] of Object.entries({ ...settled, ...changes }))
    writeFileSync(join(folder, name), text);
  return folder;
}

function found(changes: Readonly<Record<string, string>>): string[] {
  const folder = contentWith(changes);
  const sources = contentFiles(folder)
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .map((name) => new Source(join(folder, name)));
  return openPoints(folder, sources).map(
    ({ file, line, what }) => `${file.slice(folder.length + 1)}:${line} ${what}`,
  );
}

test('nothing is open where every value is real, approved and sourced, whatever a computer leaves beside', () => {
  expect(found({ 'case-studies/.DS_Store': 'Bud1' })).toEqual([]);
  expect(found({ 'brand.yaml': 'captchaSiteKey: abc\n' })).toEqual([]);
});

test.each([
  'email: hello@straitworks.example',
  'registrationNumber: 000000000X',
  "postalCode: '000000'",
  'phone: +65 0000 0000',
  'street: 1 Example Quay',
  "unit: '#00-00'",
])('the placeholder is listed with its line: %s', (line) => {
  expect(found({ 'brand.yaml': `name: Harbour Light\n${line}\n` })).toEqual([
    expect.stringMatching(/^brand\.yaml:2 .*write the provider’s own value$/),
  ]);
});

test('a fact that buyers ask about is listed until it’s given', () => {
  const about = 'name: Harbour Light\nabout:\n  founded: 2016\n  insurance: null\n';
  expect(found({ 'brand.yaml': about })).toEqual(['brand.yaml:4 insurance isn’t given: buyers ask about it']);
});

test('the example’s name is listed once brand.yaml has another', () => {
  const files = { 'facts.yaml': 'a: Straitworks\n' };
  expect(found({ ...files, 'brand.yaml': 'name: Harbour Light\n' })).toEqual([
    'facts.yaml:1 names Straitworks, the company of the example',
  ]);
  expect(found({ ...files, 'brand.yaml': 'name: Straitworks\n' })).toEqual([]);
});

const claim = (file: string, quote: string, confirmed: boolean) =>
  `- { file: ${file}, quote: ${quote}, confirm: the time, confirmed: ${confirmed} }\n`;

test.each([
  ['case-studies/one.md', '---\napproval: pending\n---\n', /^case-studies\/one\.md:2 the client has not/],
  ['documents/policy.yaml', 'title: Policy\nsample: true\n', /^documents\/policy\.yaml:2 is a sample/],
  ['home.yaml', 'failures:\n  source: A study of 12 projects', /^home\.yaml:2 the percentages have no/],
  ['home.yaml', 'failures:\n  source: As the owner gave them.', /^home\.yaml:2 the percentages have no/],
  ['claims.yaml', claim('brand.yaml', 'Harbour Light', false), /^brand\.yaml:1 confirm the time$/],
  ['claims.yaml', claim('home.yaml', 'an hour', true), /^claims\.yaml:1 .*“an hour”, which is not in home\./],
  ['claims.yaml', claim('gone.md', 'an hour', true), /^claims\.yaml:1 is about gone\.md, which is gone/],
])('an open point of %s is listed: %j', (file, text, point) => {
  expect(found({ [file]: text })).toEqual([expect.stringMatching(point)]);
});

const sample = 'documents/sample-quality-management.yaml';

/** Content that can be built, and in which nothing is left to settle. */
function settledSite() {
  const { folder, edit } = copyContent();
  for (const { file } of listContent(folder).texts) {
    const text = readFileSync(file, 'utf8').replace('approval: pending', 'approval: granted');
    writeFileSync(file, text);
  }
  edit(sample, 'sample: true', 'sample: false');
  edit('brand.yaml', /\.example\b/g, '.ca');
  edit('home.yaml', /^ {2}source: .*/m, '  source: A Study of Projects, 2024');
  edit('claims.yaml', /[\s\S]+/, '[]\n');
  return { folder, edit };
}

/** As `npm run launch-check` runs it. */
function command(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launch-check/main.ts', folder], {
    env: bareEnvironment(),
    encoding: 'utf8',
  });
  return { status, said: stderr || stdout };
}

test('the command ends with 0 where nothing is left', () => {
  expect(command(settledSite().folder)).toEqual({
    status: 0,
    said: expect.stringContaining('the site is ready to launch'),
  });
});

test('what’s open, and what the build would refuse, is counted', async () => {
  const { folder, edit } = settledSite();
  edit(sample, 'sample: false', 'sample: true');
  expect(await launchCheck(folder)).toMatchObject({
    isReady: false,
    text: expect.stringContaining('\n1 to settle before the launch.'),
  });
  edit('brand.yaml', /^ {2}water: .*/m, "  water: '#e0f0ff'");
  const { text } = await launchCheck(folder);
  expect(text).toMatch(/The content has a fault:\n {2}\S+brand\.yaml:\d+ {2}colours\.water: /);
  expect(text).toContain('\n2 to settle before the launch.');
});

test('content that can’t be read ends it with 1, and with its fault', () => {
  const { folder, edit } = settledSite();
  edit('claims.yaml', /^.*/, '- { file: home.yaml');
  expect(command(folder)).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^The content has a fault:\n {2}.*claims\.yaml:1 {2}YAML: { isn’t closed: put } at the end/,
    ),
  });
});

test('a claim whose words have changed is listed with what it was there to confirm', () => {
  const claims = [
    "- { file: home.yaml, quote: 'no analytics', confirm: that there are none, confirmed: true }",
    "- { file: home.yaml, quote: 'A Study', confirm: the figures, confirmed: true }",
  ];
  expect(found({ 'claims.yaml': claims.join('\n') })).toEqual([
    'claims.yaml:1 speaks of “no analytics”, which is not in home.yaml: correct the entry or remove it. It was there to confirm that there are none',
  ]);
});
