import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listContent } from '../../src/content/content-files.ts';
import { copyContent } from '../../testing/content/copy-content.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
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
  'documents/policy.md': '---\ntitle: Policy\nsample: false\n---\n',
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
  return openPoints(folder).map(({ file, line, what }) => `${file.slice(folder.length + 1)}:${line} ${what}`);
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

test('what’s left of the example is listed once brand.yaml has another name', () => {
  const logo = '<svg><path fill="#102030" d="M2 2h16c1 5-3 7-6 9s-3 6-10 8ZM30 30H13c0-5 4-6 7-8"/></svg>';
  const sample = 'position: { latitude: 1.2667, longitude: 103.85 }\nlogo: mark.svg\n';
  const files = { 'mark.svg': logo, 'facts.yaml': 'a: Straitworks\n' };
  expect(found({ ...files, 'brand.yaml': `name: Harbour Light\n${sample}` })).toEqual([
    'facts.yaml:1 names Straitworks, the company of the example',
    'brand.yaml:2 position is the example’s: write the degrees of your own office',
    'brand.yaml:3 mark.svg is the example’s logo: put your own in its place',
  ]);
  expect(found({ ...files, 'brand.yaml': `name: Straitworks\n${sample}` })).toEqual([]);
});

const claim = (file: string, quote: string, confirmed: boolean) =>
  `- { file: ${file}, quote: ${quote}, confirm: the time, confirmed: ${confirmed} }\n`;

test.each([
  ['case-studies/one.md', '---\napproval: pending\n---\n', /^case-studies\/one\.md:2 the client has not/],
  ['documents/policy.md', '---\nsample: true\n---\n', /^documents\/policy\.md:2 is a sample/],
  ['home.yaml', 'failures:\n  source: A study of 12 projects', /^home\.yaml:2 the percentages have no/],
  ['home.yaml', 'failures:\n  source: As the owner gave them.', /^home\.yaml:2 the percentages have no/],
  ['claims.yaml', claim('brand.yaml', 'Harbour Light', false), /^brand\.yaml:1 confirm the time$/],
  ['claims.yaml', claim('home.yaml', 'an hour', true), /^claims\.yaml:1 .*“an hour”, which is not in home\./],
  ['claims.yaml', claim('gone.md', 'an hour', true), /^claims\.yaml:1 .*“an hour”, which is not in gone\.md/],
])('an open point of %s is listed: %j', (file, text, point) => {
  expect(found({ [file]: text })).toEqual([expect.stringMatching(point)]);
});

test('an approved case study that still speaks of what it would be is listed line by line', () => {
  const study = ['---', 'client: One', 'approval: granted', 'lead: A design study.', '---', 'We’d build it.'];
  const text = [...study, '', 'It would help.', '', 'Nobody waits.'].join('\n');
  const says = (words: string) =>
    `the client has approved this page, which still says “${words}”: write what you built, in the past tense`;
  expect(found({ 'case-studies/one.md': text })).toEqual([
    `case-studies/one.md:4 ${says('design study')}`,
    `case-studies/one.md:6 ${says('We’d')}`,
    `case-studies/one.md:8 ${says('would')}`,
  ]);
  expect(found({ 'case-studies/one.md': text.replace('granted', 'pending') })).toHaveLength(1);
  const delivered = '---\nclient: One\napproval: granted\n---\nStaff feared that it would take longer.\n';
  expect(found({ 'case-studies/one.md': delivered })).toEqual([]);
});

/** Content that can be built, and in which nothing is left to settle. */
function settledSite() {
  const { folder, edit } = copyContent();
  for (const { file } of listContent(folder).texts) {
    const text = readFileSync(file, 'utf8').replace('approval: pending', 'approval: granted');
    const told = text.replace(/design study/gi, 'case report').replace(/\b(we)(?:’d| would)\b/gi, '$1');
    writeFileSync(file, told.replace('sample: true', 'sample: false'));
  }
  edit('brand.yaml', /\.example\b/g, '.ca');
  edit('home.yaml', /^ {2}source: .*/m, '  source: A Study of Projects, 2024');
  edit('claims.yaml', /[\s\S]+/, '[]\n');
  return { folder, edit };
}

type Change = readonly [file: string, from: RegExp | string, to: string];
const sampleAgain: Change = ['documents/sample-quality-management.md', 'sample: false', 'sample: true'];
const unreadable: Change = ['brand.yaml', /^ {2}water: .*/m, "  water: '#e0f0ff'"];
const unclosed: Change = ['claims.yaml', /^.*/, '- { file: home.yaml'];

test.each([
  [
    null,
    {},
    0,
    /Dead links aren’t counted here\. npm run build lists them\.\n\n.*the site is ready to launch/,
  ],
  [sampleAgain, {}, 1, /1 to settle/],
  [null, { PORT: 'many' }, 1, /1 to settle/],
  [
    ...([unreadable, {}, 1] as const),
    /The content has a fault, so the site can’t be built: run npm run build.*\n\nDead links .*\n\n1 to settle/,
  ],
  [
    ...([unclosed, {}, 1] as const),
    /^The content has a fault:\n {2}.*claims\.yaml:1 {2}YAML: { isn’t closed: put } at the end, .*\n$/,
  ],
])('the command ends with a status that a script can use (%j, %j)', (change, env, code, words) => {
  const { folder, edit } = settledSite();
  if (change) edit(...change);
  const command = ['scripts/launch-check/main.ts', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(stderr || stdout).toMatch(words);
  expect(status).toBe(code);
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
