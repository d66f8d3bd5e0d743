/** What editors get wrong, and what the report says: file, line, field and what to write instead. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { faultsOf } from '../../testing/content/copy-content.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { blockSections } from './blocks.ts';
import { listContent } from './content-files.ts';
import { documentSchema } from './documents.ts';
import { proseSections } from './markdown.ts';
import { caseStudySchema } from './page-kinds/case-study-schema.ts';
import { homeSchema } from './page-kinds/home.ts';
import { textPageSchema } from './page-kinds/text-page.ts';
import { noImages } from './pictures/images.ts';
import { openMarkdown, openYaml, validate } from './read-document.ts';
import { factsSchema } from './references.ts';
import { alternativesSchema } from './schema/alternatives.ts';
import { brandSchema } from './schema/brand.ts';
import { claimsSchema } from './schema/claims.ts';
import { examplesSchema } from './schema/examples.ts';
import { navigationSchema } from './schema/navigation.ts';
import { text } from './schema/text.ts';

const study = 'case-studies/dbs.md';
const document = 'documents/sample-quality-management.md';
const thanks = 'pages/thank-you.md';
const { names } = listContent(fixtureContent);
const schemas = {
  [study]: caseStudySchema(names),
  [document]: documentSchema,
  [thanks]: textPageSchema,
  'brand.yaml': brandSchema,
  'claims.yaml': claimsSchema,
  'examples.yaml': examplesSchema(names),
  'facts.yaml': factsSchema,
  'home.yaml': homeSchema(names),
  'images/alternatives.yaml': alternativesSchema,
  'navigation.yaml': navigationSchema,
  'redirects.yaml': z.array(redirectRule),
};

const read = (file: string) => readFileSync(join(fixtureContent, file), 'utf8');
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Writes the text to a file, and returns what's wrong with it: `line  field: problem`. */
async function faultsIn(name: string, text: string, check: (file: string) => unknown): Promise<string[]> {
  const file = join(temporaryFolder(), name.replace('/', '-'));
  writeFileSync(file, text);
  const faults = await faultsOf(() => check(file));
  return faults.map(({ line, field, problem }) => `${line}  ${field}: ${problem}`);
}

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
  [study, /^client: .*/m, 'client: 2026', 'client: is read as a number: put quotes round it'],
  [study, /^client: .*/m, 'client: " DBS"', 'client: starts or ends with white space: trim it'],
  [study, /^hero: .*/m, 'hero: blue', 'hero: is not a choice: write one of light, dark'],
  [study, /^order: .*/m, 'order: 12,000', 'order: is not a number: write digits alone, without a comma'],
  [
    study,
    /^approval: .*/m,
    'approval: Granted',
    'approval: is not a choice: did you mean granted? Write one',
  ],
  [
    'home.yaml',
    /^ {4}- percentage: .*/m,
    '    - percentage: 37%',
    'failures.items.0.percentage: is not a number',
  ],
  [study, /^platforms: .*/m, 'platforms: Web', 'platforms: is not a list: write each entry on'],
  [study, /^sector: (.*)/m, 'sector: $1\npacing: slow', 'pacing: is no longer needed, because every', 1],
  [study, /^sector: (.*)/m, 'sector: $1\nsektor: A', 'sektor: is not a field here: did you mean sector?', 1],
  [study, /^sector: (.*)/m, 'sektor: $1', 'sektor: is not a field here: did you mean sector? Fields are'],
  [study, /^sector: (.*)/m, 'sector: $1\nmood: A', 'mood: is not a field here: correct it, remove it', 1],
  [study, /^approval: .*/m, 'approval: pendng', 'approval: is not a choice: did you mean pending? Write one'],
  [study, /^client: .*/m, 'client: [DBS, Bank]', 'client: is read as a list: put quotes round it'],
  [study, /^client: .*/m, 'client: DBS\ndraft: maybe', 'draft: is neither true nor false: write one', 1],
  [study, /^next:\n(?: .*\n)+/m, 'next: Call us\n', 'next: has fields of its own: write them on the lines'],
  [
    study,
    /^services: .*/m,
    'services: [/services/mvp]',
    'services.0: names /services/mvp, which is no offer: did you mean /startups/mvp?',
  ],
  [
    'home.yaml',
    /^ {2}featured: \[[a-z].*/m,
    '  featured: [atlantis, dbs, dbs]',
    'caseStudies.featured.0: names atlantis, which is no case study: write one of',
  ],
  [study, /^ {2}- \{ ?label: .*/m, '  - { label: A, value: B, C D }', 'facts.0.C D: is not a field here'],
  [study, /^ {2}action: .*/m, '  action: { path: / }', 'next.action.label: is missing: write the words of'],
  [study, /^title: .*/m, `title: ${'a'.repeat(46)}`, 'title: is longer than 45 characters: with the name'],
  [study, /^ {6}fails: .*/m, '      fails: It stops.', 'architecture.parts.0.fails: has not 8 to 20 words'],
  [
    study,
    /^architecture:$/m,
    'quotation: { text: It works., by: Mei }\narchitecture:',
    'quotation: needs the client’s approval: set approval to granted once',
  ],
  [study, /^headline: .*/m, 'headline: A *ship', 'headline: has an odd number of asterisks: set *accent'],
  [document, /^updated: .*/m, 'updated: 2026-13-40', 'updated: 2026-13-40 is not in the calendar: correct'],
  [document, /^updated: .*/m, 'updated: 2026', 'updated: is read as a number: put quotes round it'],
  [
    study,
    /^client: .*/m,
    'client: A\ncover: ada.jpg',
    'cover: is not a short name: use lower case, digits and single hyphens, without the ending of a file',
    1,
  ],
  [document, /^updated: .*/m, 'updated: 1 May', 'updated: is not a date: write the date as 2026-11-21'],
  [
    'brand.yaml',
    /^language: .*/m,
    'language: fr-CA',
    'language: is no variant of English: write one such as en-GB, because the site’s own words are English',
  ],
  [
    'brand.yaml',
    /^timeZone: .*/m,
    'timeZone: Washington',
    'timeZone: is not a time zone: write a name such as Europe/London',
  ],
  ['brand.yaml', /^email: .*/m, 'email: a(at)b', 'email: is not a mail address: write it as name@example'],
  [
    'home.yaml',
    /^ {2}featured: \[.*/m,
    '  featured: [dbs]',
    'caseStudies.featured: has 1 of at least 3 entries',
  ],
  [thanks, /^ {2}replyTime: .*/m, '  replyTime: soon', 'receipt.replyTime: is not in working'],
  ...['none', 'false', "'false'", '""', 'your-site-key'].map(
    (key): Mistake => [
      'brand.yaml',
      /^captchaSiteKey: .*/m,
      `captchaSiteKey: ${key}`,
      'captchaSiteKey: is not a site key of reCAPTCHA, which begins with 6L: write null for',
    ],
  ),
  [
    'brand.yaml',
    /^siteUrl: .*/m,
    'siteUrl: https://tanjong.example/home/',
    'siteUrl: has more than the host: write it without a path, such as https://www.example.com',
  ],
  ...['Yes, **always**.', 'See [privacy](/privacy).'].map(
    (lead): Mistake => [
      study,
      /^lead: .*/m,
      `lead: '${lead}'`,
      'lead: is plain text, so a page would show its ** or [words](/path) as typed: write it without them',
    ],
  ),
  [study, /^headline: .*/m, 'headline: A **ship**', 'headline: is plain text, so a page would show its **'],
  [
    'facts.yaml',
    /^mvp-time:.*/m,
    'MVP-time: a year',
    'MVP-time: is not a short name: use lower case, digits',
  ],
  ['facts.yaml', /^mvp-time:.*/m, 'mvp-time:', 'mvp-time: is blank: write the words that pages show in its'],
  [
    'examples.yaml',
    /^ {4}weeks: .*/m,
    '    weeks: 0',
    'examples.project-rescue.weeks: is 0: write 1 or more',
  ],
  [
    'home.yaml',
    /^ {4}- percentage: .*/m,
    '    - percentage: 137',
    'failures.items.0.percentage: is 137: write 100 or less',
  ],
  [
    'images/alternatives.yaml',
    /$/,
    'team: The team at work.\n',
    'team: is a description without its field: write { alternative: The team at work. }',
  ],
  [
    'navigation.yaml',
    /^ {4}path: \/how-we-work\n/m,
    '',
    'menu.0.path: is missing: write where it leads, such as /contact-us',
    -1,
  ],
];

test('a key of the captcha’s provider can be removed, and the message says what to write', async () => {
  const before = read('brand.yaml').replace(/^captchaSiteKey: .*\n/m, '');
  const faults = await faultsIn('brand.yaml', before, (file) => validate(openYaml(file), brandSchema));
  expect(faults).toEqual([
    expect.stringContaining(
      'captchaSiteKey: is missing: write reCAPTCHA’s site key, or null for the challenge of the site’s own',
    ),
  ]);
});

test('what isn’t a fault: a site key, and marks in the quotation of a claim', async () => {
  const brand = read('brand.yaml').replace(
    /^captchaSiteKey: .*/m,
    'captchaSiteKey: 6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  );
  const claim = "- { file: a.md, quote: '**Yes** to [it](/a)', confirm: that, confirmed: false }\n";
  expect(await faultsIn('brand.yaml', brand, (file) => validate(openYaml(file), brandSchema))).toEqual([]);
  expect(await faultsIn('claims.yaml', claim, (file) => validate(openYaml(file), claimsSchema))).toEqual([]);
});

const indentation = 'YAML: begins further left or right than the lines it belongs to: give it the same';

const inYaml: readonly Mistake[] = [
  [study, /^teaser: .*/m, 'teaser: One: another', 'YAML: put quotes round text that has a colon in it'],
  [study, /^teaser: .*/m, "teaser: 'It's ours'", 'YAML: the text has \' inside: put " round the whole text'],
  [study, /^teaser: .*/m, 'teaser: "Yes" to it', 'YAML: the text has " inside: put \' round the whole text'],
  ...[
    ...(['@gate', '%s', '- gate', '*Every*', '*A yard* that drivers see', '{name} explains.'] as const),
    ...(['{{name}} explains', '[name] explains', '&Partners Trading', '& partners', '!Bank now'] as const),
    ...(['`code` helps', '? Yes', '> One', '| One'] as const),
  ].map((text): Mistake => {
    const says = `YAML: put quotes round text that begins with ${text.charAt(0)}`;
    return [study, /^teaser: .*/m, `teaser: ${text}`, says];
  }),
  [study, /^teaser: .*/m, 'teaser: {{name}}', 'YAML: put quotes round text that begins with {{'],
  [study, /^sector: .*/m, 'sector: A\nsector: B', 'YAML: sector is here twice: remove one of the two', 1],
  [study, /^sector: .*/m, 'sector: A\nmood:B', 'YAML: needs a blank behind the colon: write it as', 1],
  [study, /^sector: .*/m, 'sector: A\nmood', 'YAML: is neither a field nor part of the text above', 1],
  [study, /^facts:$/m, 'facts:\n\t- { label: A }', 'YAML: a line begins with a tab: use blanks, two for', 1],
  ...['  mood: A', '  mood:\n    - A', ' mood: { a: 1 }'].flatMap((field): Mistake[] => [
    [study, /^sector: .*/m, `sector: "A"\n${field}`, indentation, 1],
    [study, /^sector: .*/m, `sector: 'A'\n${field}`, indentation, 1],
    [study, /^sector: .*/m, `sector: [A]\n${field}`, indentation, 1],
    [study, /^sector: .*/m, `sector: { a: A }\n${field}`, indentation, 1],
  ]),
  ...['- A', '  - A', '  - name: A\n    role: B', '- { name: A }'].map(
    (entries): Mistake => [
      study,
      /^sector: .*/m,
      `sector: []\n${entries}`,
      'YAML: [] stands for an empty list: remove it, and leave the entries below',
    ],
  ),
  [study, /^facts:\n {2}- /m, 'facts:\n  -', 'YAML: needs a blank behind the hyphen: write “- ” before', 1],
  ['redirects.yaml', /$/, '-{ from: /a, to: /b }\n', 'YAML: needs a blank behind the hyphen: write “- ”'],
  [
    study,
    /^ {2}action: .*/m,
    '  action: { label: Go, path: /enterprises #advisory }',
    'YAML: what follows # is not read, } included: remove the blank before it, or put quotes round the text',
  ],
  [study, /^services: .*/m, 'services: [/a #b]', 'YAML: what follows # is not read, ] included: remove the'],
  [study, /^facts:\n {2}(- .*\n)/m, 'facts:\n  $1 $1', indentation, 2],
  [study, /^facts:\n {2}(- .*\n)/m, 'facts:\n  $1   $1', indentation, 2],
  [study, /^teaser: .*/m, 'teaser: One\n  sector: A', indentation, 1],
  ['home.yaml', /^ {4}- (percentage: .*\n)/m, '    - $1     ', indentation, 1],
  [
    study,
    /^title: .*/m,
    'title: "Trading',
    'YAML: a quotation mark isn’t closed: put " at the end of the text',
  ],
  [
    study,
    /^title: .*/m,
    "title: 'Trading",
    "YAML: a quotation mark isn’t closed: put ' at the end of the text",
  ],
  [
    study,
    /^ {2}action: .*/m,
    '  action: { label: Go, path: /',
    'YAML: { isn’t closed: put } at the end, or quotes round text that begins with {',
  ],
  [study, /^services: \[(.*)\]$/m, 'services: [$1', 'YAML: [ isn’t closed: put ] at the end'],
  [study, /^services: \[(.*)\]$/m, 'services: [$1]]', 'YAML: there’s no bracket that ] closes: remove it'],
  [
    study,
    /^ {2}action: .*/m,
    '  action: { label: Go path: / }',
    'YAML: has two colons: put a comma between fields, or quotes round text that has a colon in it',
  ],
  [
    study,
    /^ {2}action: .*/m,
    '  action: { label: Go, path: 12,000 }',
    'YAML: 12,000 has a comma in the number: write 12000',
  ],
  [study, /^title: .*/m, 'title: >', 'YAML: > stands for a text on the lines below, and there is none'],
  [
    study,
    /^lead: .*/m,
    'lead: |\n  One.\n  Two.',
    'YAML: has a line break, which pages don’t show: write it',
  ],
  [study, /^sector: .*/m, 'sector: A\n...\nmood: B', 'YAML: a line of --- or ... ends the fields here', 2],
  [study, /^teaser: .*/m, 'teaser: Tides # and currents', 'YAML: what follows # is not read: put quotes'],
  [
    'brand.yaml',
    /^ {2}water: .*/m,
    '  water: #1a825b',
    "YAML: what follows # is not read: put quotes round it, as '#1a825b'",
  ],
];

test.each(['30,000', '31,500'])(
  'two amounts on a line, %s the second, are refused for their commas',
  async (to) => {
    const yaml = `bands:\n  - { from: 12,000, to: ${to} }\n`;
    const faults = await faultsIn('prices.yaml', yaml, (file) => validate(openYaml(file), z.unknown()));
    expect(faults).toEqual([
      `2  YAML: 12,000 and ${to} have commas in the numbers: write 12000 and ${to.replace(',', '')}`,
    ]);
  },
);

test.for([...inFields, ...inYaml])('%s: %s becomes %j', async ([file, from, to, says, linesBelow = 0]) => {
  const before = read(file);
  const expected = `${lineOf(before, before.search(from)) + linesBelow}  ${says}`;
  const [fault, ...others] = await faultsIn(file, before.replace(from, to), (path) =>
    validate(file.endsWith('.md') ? openMarkdown(path) : openYaml(path), schemas[file]),
  );
  expect(fault?.slice(0, expected.length)).toBe(expected);
  expect(others).toEqual([]);
});

const prose = (file: string) => proseSections(openMarkdown(file).body, file, noImages);
const blocks = (file: string) => blockSections(openMarkdown(file).body, file);

test.each([
  [
    'Water is H<sub>2</sub>O.',
    'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O',
  ],
  ['A picture ![of a ship](ship).', 'a picture needs a line of its own: leave a blank line before and'],
  ['![A ship](/ship.png)', '/ship.png is no picture in content/images: write the name of one, without its'],
  ['A line[^9].', '[^9] has no note: write “[^9]: …” on a line of its own below'],
  ['[^1]: A note.', 'nothing refers to this note: write [^1] where it belongs'],
  ['##### Deep', 'a heading as deep as ##### is not shown: use ####'],
  ['#### Deep', 'a heading skips a level: use ###, or put one with ### above it'],
  ['# Large', 'the page has its first-level heading in the front matter: use ## here'],
  ['- ## In a list', 'a heading is in a list or a quotation: begin it on a line of its own'],
  ['## A *marked* heading', 'a heading is plain text: remove links, asterisks and other marks from it'],
  ['##', 'a heading is blank: write it, or remove its ##'],
  ['##Tides', 'a heading needs a blank behind its ##, so this is shown as text: add it'],
  ['A text\n---', 'the line of --- or === below makes this a heading: begin it with ## instead'],
  ['See [the bank] (/company).', '[the bank] (/company) is shown as it is: write a link as [words](/path)'],
  ['## One', 'the heading “One” is here twice: give each its own words'],
  ['## Another {#one}', 'the heading “Another” is here twice: give each its own words'],
])('in a text, %j is refused with its line', async (markdown, says) => {
  const faults = await faultsIn('text.md', `---\na: b\n---\n\n## One\n\n${markdown}\n`, prose);
  expect(faults[0]).toContain(`7  text: ${says}`);
  expect(new Set(faults).size).toBe(1);
});

test('a document’s text before its first heading, and a file without front matter, are refused', async () => {
  expect(await faultsIn('text.md', '---\na: b\n---\nLost.\n\n## One\n', blocks)).toEqual([
    '4  text: text comes before the first ## heading: give it one',
  ]);
  expect(await faultsIn('text.md', '---\na: b\n\n## One\n', prose)).toEqual([
    '1  front matter: has no end: write --- on a line of its own below the fields',
  ]);
  expect(await faultsIn('text.md', '## One\n', prose)).toEqual([
    '1  front matter: is missing: begin the file with its fields between two lines of ---',
  ]);
});

test.each([
  ['> Words', 'a document has no quotations set apart: write it as a paragraph'],
  ['| A |\n|---|\n| 1 |', 'a document takes paragraphs and lists, no tables: write it as a list'],
  ['- One\n\n  Two', 'an item of a document’s list is one paragraph: move the rest out of the list'],
])('in a document, %j is refused', async (markdown, says) => {
  const faults = await faultsIn('text.md', `---\na: b\n---\n\n## One\n\n${markdown}\n`, blocks);
  expect(faults).toEqual([expect.stringContaining(`  text: ${says}`)]);
});

const schema = z.strictObject({ title: text, steps: z.array(z.strictObject({ name: text })) });

test('every fault of a file is reported at once, each on its line', async () => {
  const yaml = 'title: ""\nsteps:\n  - name: " padded"\n    colour: red\n  - {}\n';
  const faults = await faultsIn('two.yaml', yaml, (path) => validate(openYaml(path), schema));
  expect(faults.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
    '1  title',
    '3  steps.0.name',
    '4  steps.0.colour',
    '5  steps.1.name',
  ]);
});

test.each(['\n', '\r\n'])(
  'lines are counted from the top of a Markdown file whose lines end in %j',
  async (end) => {
    const lines = ['---', 'title: Chart', 'steps:', '  - name: ""', '---', '', '## Heading', ''];
    const faults = await faultsIn('page.md', lines.join(end), (path) => validate(openMarkdown(path), schema));
    expect(faults).toEqual([expect.stringMatching(/^4 {2}steps/)]);
  },
);

const apostrophe = Buffer.from([0x92]);

test.each([
  [
    'Windows-1252',
    Buffer.concat([Buffer.from('a: b\nlead: It'), apostrophe, Buffer.from('s ours\n')]),
    '2  file: is not saved as UTF-8',
  ],
  ['UTF-16', Buffer.from('\uFEFFlead: It’s ours\n', 'utf16le'), '1  file: is not saved as UTF-8'],
  [
    'letters of another encoding',
    'a: b\nlead: Itâ€™s ours\n',
    '2  text: has letters that were saved in another encoding (â€…)',
  ],
  ['a lost letter', 'lead: It\uFFFDs ours\n', '1  text: has a letter that was lost (�): write it again'],
  [
    'a blank without a width',
    'lead: Our\u200Bs\n',
    '1  text: has a character that can’t be seen (U+200B): delete',
  ],
])('%s in a file is refused, because it would be shown', async (_, bytes, says) => {
  const file = join(temporaryFolder(), 'text.yaml');
  writeFileSync(file, bytes);
  const faults = await faultsOf(() => openYaml(file));
  expect(faults.map(({ line, field, problem }) => `${line}  ${field}: ${problem}`)).toEqual([
    expect.stringContaining(says),
  ]);
});

test('a text over several lines is one paragraph, as on the page', () => {
  const file = join(temporaryFolder(), 'text.yaml');
  writeFileSync(file, '\uFEFFtitle: >\n  A harbour\n  at night\nsteps: []\n');
  expect(validate(openYaml(file), schema).title).toBe('A harbour at night');
});
