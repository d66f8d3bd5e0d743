/** What editors get wrong, and what the report says: file, line, field and what to write instead. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { faultsIn, sourceOf } from '../../testing/content/source-of.ts';
import { undrawn } from '../pictures/picture-registry.ts';
import { fillFacts } from './facts.ts';
import { proseSections } from './markdown.ts';
import { openContent } from './open-content.ts';
import { readFields } from './read-fields.ts';
import { text } from './schema/shapes.ts';

const { table, references: known } = openContent(fixtureContent);
if (!known) throw new Error('The fixture has no facts');
const references = known;
const study = 'case-studies/dbs.md';
const schemas = {
  ...table.files,
  [study]: table.texts['case-studies'],
};

const before = (file: string) => readFileSync(join(fixtureContent, file), 'utf8');
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** A line of a file, what it's replaced with, and how the report begins; the fault may be on a line below. */
type Mistake = readonly [
  file: keyof typeof schemas,
  from: RegExp,
  to: string,
  says: string,
  linesBelow?: number,
];

const inFields: readonly Mistake[] = [
  [study, /^client: .*/m, 'client:', "client: is blank: write the organisation's name"],
  [study, /^client: .*/m, 'client: 2026', 'client: is not a text: put quotes round it'],
  [study, /^hero: .*/m, 'hero: blue', 'hero: is not a choice: write one of light, dark'],
  [study, /^order: .*/m, 'order: 12,000', 'order: is not a number: write digits alone, without a comma'],
  [study, /^sector: (.*)/m, 'sector: $1\nsektor: A', 'sektor: is not a field here: did you mean sector?', 1],
  [study, /^next:\n(?: .*\n)+/m, 'next: Call us\n', 'next: has fields of its own: write them on the lines'],
  [
    study,
    /^services: .*/m,
    'services: [/services/mvp]',
    'services.0: names /services/mvp, which is no service: did you mean /startups/mvp?',
  ],
  [study, /^ {2}action: .*/m, '  action: { path: / }', 'next.action.label: is missing: write the words of'],
  [study, /^title: .*/m, `title: ${'a'.repeat(46)}`, 'title: is longer than 45 characters: with the name'],
  [study, /^headline: .*/m, 'headline: A *ship', 'headline: has an odd number of asterisks: set *accent'],
  [
    'brand.yaml',
    /^language: .*/m,
    'language: fr-CA',
    'language: is no variant of English: write one such as en-GB, because the site’s own words are English',
  ],
  [
    study,
    /^lead: .*/m,
    'lead: We **are**.',
    'lead: is plain text, so a page would show its ** as typed: write',
  ],
  [
    study,
    /^lead: .*/m,
    'lead: We {are}.',
    'lead: is plain text, so a page would show its {are} as typed: write',
  ],
  [
    'navigation.yaml',
    /^ {4}path: \/how-we-work\n/m,
    '',
    'menu.0.path: is missing: write where it leads, such as /contact-us',
    -1,
  ],
];

const inYaml: readonly Mistake[] = [
  [study, /^teaser: .*/m, 'teaser: One: another', 'YAML: put quotes round text that has a colon in it'],
  [study, /^teaser: .*/m, 'teaser: @gate', 'YAML: put quotes round text that begins with a sign'],
  [study, /^teaser: .*/m, 'teaser: {{name}}', 'teaser: is not a text: put quotes round it'],
  [study, /^sector: .*/m, 'sector: A\nsector: B', 'YAML: the field is here twice: remove one of the two', 1],
  [study, /^facts:$/m, 'facts:\n\t- { label: A }', 'YAML: the line begins with a tab: use blanks, two', 1],
  [study, /^sector: .*/m, 'sector: A\nmood:B', 'YAML: write this line as “name: text”, with as many', 1],
  [study, /^title: .*/m, 'title: "Trading', 'YAML: a quote isn’t closed, or fields in brackets'],
  [study, /^teaser: .*/m, 'teaser: Tides # and currents', 'YAML: what follows # is not read: put quotes'],
  [
    study,
    /^sector: (.*)/m,
    '<<<<<<< HEAD\nsector: $1\n=======\nsector: Banks\n>>>>>>> main',
    'text: <<<<<<< marks two versions of the same lines: keep one of them, and remove the three marks',
  ],
];

function faultsOf(name: string, text: string | Buffer, schema: z.ZodType = z.unknown()): string[] {
  const source = fillFacts(sourceOf(name, text), references);
  readFields(source, schema);
  return faultsIn(source);
}

test.each(['/Rates_2026.pdf', '/contact-us?topic=mvp', '/company#数据'])('a field may lead to %s', (path) => {
  const text = before('home.yaml').replace(/^ {2}primary: .*/m, `  primary: { label: Go, path: "${path}" }`);
  expect(faultsOf('home.yaml', text, table.files['home.yaml'])).toEqual([]);
});

test.for([...inFields, ...inYaml])('%s: %s becomes %j', ([file, from, to, says, linesBelow = 0]) => {
  const text = before(file);
  const expected = `${lineOf(text, text.search(from)) + linesBelow}  ${says}`;
  const [fault, ...others] = faultsOf(file, text.replace(from, to), schemas[file]);
  expect(fault?.slice(0, expected.length)).toBe(expected);
  expect(others).toEqual([]);
});

function faultsOfText(markdown: string): string[] {
  const source = sourceOf('text.md', markdown);
  if (source.isReadable) proseSections(source, undrawn);
  return faultsIn(source);
}

test.each([
  [
    'Water is H<sub>2</sub>O.',
    'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O',
  ],
  ['A picture ![of a ship](ship).', 'a picture needs a line of its own: leave a blank line before and'],
  ['#### Deep', 'a heading skips a level: use ###, or put one with ### above it'],
  ['# Large', 'the page has its first-level heading in the front matter: use ## here'],
  ['## A *marked* heading', 'a heading is plain text: write words, without links, asterisks and other'],
  ['## One', 'the heading “One” is here twice: give each its own words'],
  [
    '| A | B |\n|---|\n| 1 | 2 |',
    '| is shown as it’s typed: a table needs a line of |---|---| below its first',
  ],
  [
    '**Bold: **text',
    '** is shown as it’s typed: put no blank inside the two **, close them, or write \\*\\* for the sign',
  ],
])('in a text, %j is refused with its line', (markdown, says) => {
  const faults = faultsOfText(`---\na: b\n---\n\n## One\n\n${markdown}\n`);
  expect(faults[0]).toContain(`7  text: ${says}`);
  expect(new Set(faults).size).toBe(1);
});

test('a file without front matter is refused', () => {
  expect(faultsOfText('---\na: b\n\n## One\n')).toEqual([
    '1  front matter: has no end: write --- on a line of its own below the fields',
  ]);
  expect(faultsOfText('## One\n')).toEqual([
    '1  front matter: is missing: begin the file with its fields between two lines of ---',
  ]);
});

test.each([
  '2 \\* 3 \\[sic\\] \\{name\\} a \\| b &bull; and `{name} ** |`',
  'Use snake_case (as in https://a.example/b_c), 2_000 or ~~it~~.',
  '- [ ] to do\n- [x] done, see [it][1]\n\n[1]: /company',
  '> - one\n> - two **bold** and *accent*, see [it](/company "Company") and <https://a.example/b>.',
])('what’s meant is taken as it is: %j', (markdown) => {
  expect(faultsOfText(`---\na: b\n---\n\n## One {#one}\n\n${markdown}\n`)).toEqual([]);
});

const schema = z.strictObject({ title: text, steps: z.array(z.strictObject({ name: text })) });

test('every fault of a file is reported at once, each on its line', () => {
  const yaml = 'title: ""\nsteps:\n  - name: 2026\n    colour: red\n  - {}\n';
  const faults = faultsOf('two.yaml', yaml, schema);
  expect(faults.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
    '1  title',
    '3  steps.0.name',
    '4  steps.0.colour',
    '5  steps.1.name',
  ]);
});

const apostrophe = Buffer.from([0x92]);

test('a file in another encoding is refused, with the line of its first lost letter', () => {
  const bytes = Buffer.concat([Buffer.from('a: b\nlead: It'), apostrophe, Buffer.from('s ours\n')]);
  expect(faultsOf('text.yaml', bytes)).toEqual([expect.stringContaining('2  file: is not saved as UTF-8')]);
});
