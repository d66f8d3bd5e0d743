/** What editors do wrong in texts and with files, and what the report says; never a stack trace. */
import { expect, test } from 'vitest';
import { copyContent, document, faultsWith, lineOf, offer, read, study } from './testing/content-copy.ts';

copyContent();

const inBodies: readonly (readonly [markdown: string, says: string])[] = [
  [
    'Water is H<sub>2</sub>O.',
    'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O',
  ],
  [
    '- One\n  - Two *with <b>bold</b>*',
    'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O',
  ],
  ['<div>Words</div>', 'raw HTML is not shown: write it in Markdown or plain characters, such as H₂O'],
  [
    'A picture ![of a ship](ship).',
    'a picture stands on a line of its own: leave a blank line before and after it',
  ],
  [
    '![A ship](/ship.png)',
    '/ship.png is no picture in content/images: write the name of one, without its ending',
  ],
  ['> Said somebody', 'quotations set apart are not shown: write it as a paragraph'],
  [
    '    four blanks',
    'blocks of code are not shown: write it as a paragraph, or begin the line without blanks',
  ],
  ['Run `npm start`.', 'code is not shown: write it without backticks'],
  ['Never ~~again~~.', 'text is not struck out: remove it'],
  ['* * *', 'lines across are not shown: begin a section with ## instead'],
  ['- [x] Done', 'boxes to tick are not shown: remove the brackets'],
  ['# Large', 'the page has its first-level heading in the front matter: use ## here'],
  ['#### Small', 'a heading as deep as #### is not shown: use ###'],
  ['## A *marked* heading', 'a heading is plain text: remove links, asterisks and other marks from it'],
  ['##', 'a heading is blank: write it, or remove its ##'],
  ['- ## In a list', 'a heading stands in a list: begin it on a line of its own'],
  [
    '| A | B |\n|:--|--:|\n| 1 | 2 |',
    'columns are not aligned one by one: remove the colons from the line below the head',
  ],
];

test.for(inBodies)('in a text, %j', ([markdown, says]) => {
  const before = read(offer);
  const line = lineOf(before, before.length) + lineOf(markdown, Math.max(0, markdown.indexOf('<b>')));
  const faults = faultsWith(offer, (text) => `${text}\n${markdown}\n`);
  expect(faults[0]).toBe(`${offer}:${line}  text: ${says}`);
  expect(new Set(faults).size).toBe(1);
});

test('a footnote is refused where it is called and where it stands', () => {
  const faults = faultsWith(offer, (text) => `${text}\nA remark.[^1]\n\n[^1]: Here.\n`);
  expect(faults).toHaveLength(2);
  for (const fault of faults)
    expect(fault).toMatch(/footnotes are not shown: put the remark into the sentence$/);
});

test('an element is refused once, with its opening tag', () => {
  expect(faultsWith(offer, (text) => `${text}\nA <b>bold</b> word.\n`)).toHaveLength(1);
});

test('a link by reference is refused where it is used and where it stands', () => {
  const faults = faultsWith(offer, (text) => `${text}\nSee [here][1].\n\n[1]: /company\n`);
  expect(faults).toHaveLength(2);
  for (const fault of faults) expect(fault).toMatch(/links are written in place: write \[words\]\(\/path\)$/);
});

test('a document takes no table, and one paragraph an item', () => {
  expect(faultsWith(document, (text) => `${text}\n| A |\n|---|\n| 1 |\n`)).toEqual([
    expect.stringMatching(
      /:\d+ {2}text: a document takes paragraphs and lists, no tables: write it as a list$/,
    ),
  ]);
  expect(faultsWith(document, (text) => `${text}\n- One\n\n  Two\n`)).toEqual([
    expect.stringMatching(/:\d+ {2}text: an item of a document’s list is one paragraph/),
  ]);
});

const inFiles: readonly (readonly [file: string, change: (before: string) => string | null, says: RegExp])[] =
  [
    [
      study,
      (text) => text.replace(/^client: .*\n/m, ''),
      /^case-studies\/dbs\.md:2 {2}client: is missing: write the organisation's name$/,
    ],
    [
      study,
      (text) => text.replace(/^facts:\n(?: .*\n)*/m, ''),
      /^case-studies\/dbs\.md:2 {2}facts: is missing: write its entries as a list/,
    ],
    [
      study,
      (text) => text.replace(/^---\n/, ''),
      /^case-studies\/dbs\.md:1 {2}front matter: is missing: begin the file with its fields between two lines of ---$/,
    ],
    [
      study,
      (text) => `${text}\n## Constraints\n\nAgain.\n`,
      /^case-studies\/dbs\.md:\d+ {2}text: the heading “Constraints” stands here twice: give each its own words$/,
    ],
    [
      study,
      (text) => text.replace(/^## /m, 'Lost words.\n\n## '),
      /^case-studies\/dbs\.md:\d+ {2}text: text stands before the first ## heading: give it one$/,
    ],
    [
      study,
      (text) => text.replace(/^order: .*/m, 'order: 1'),
      /^case-studies\/\S+\.md:\d+ {2}order: is the same as in \S+\.md: give each its own$/,
    ],
    [
      'pages/company.md',
      (text) => text.replace(/^title: .*/m, 'title: How we work'),
      /^pages\/\S+\.md:2 {2}title: is the same as in \S+\.md: give each its own$/,
    ],
    [
      'navigation.yaml',
      () => null,
      /^navigation\.yaml {2}file: cannot be read: put it back, the site needs it$/,
    ],
    [
      'navigation.yaml',
      () => '',
      /^navigation\.yaml:1 {2}file: is blank: write its fields, home, menu, contact, legal$/,
    ],
    [
      'pages/privacy.md',
      () => null,
      /^pages\/privacy\.md {2}file: cannot be read: put it back, the site needs it$/,
    ],
    [
      'pages/thank-you.md',
      () => null,
      /^pages\/thank-you\.md {2}file: cannot be read: put it back, the site needs it$/,
    ],
    [
      'services/Dev Ops.md',
      () => 'x',
      /^services\/Dev Ops\.md {2}file name: is the address of its page: use lower case, digits and single hyphens/,
    ],
    [
      'services/notes.txt',
      () => 'x',
      /^services\/notes\.txt {2}file name: is no Markdown file: give it a name that ends in \.md, or remove it$/,
    ],
    [
      'pages/layout.md',
      () => 'x',
      /^pages\/layout\.md {2}file name: is an address that the site itself uses: give it another name$/,
    ],
    [
      'redirects.yaml',
      (text) => `${text}- { from: /our-approach, to: /company }\n`,
      /^redirects\.yaml:\d+ {2}\d+\.from: never applies, the rule for \/our-approach comes first: remove one of the two$/,
    ],
  ];

test.for(inFiles)('in %s as a whole: %s', ([file, change, says]) => {
  const faults = faultsWith(file, change);
  expect(faults).toContainEqual(expect.stringMatching(says));
});

test('a misspelt field is named with the one that is meant', () => {
  const faults = faultsWith(study, (text) => text.replace(/^sector:/m, 'sektor:'));
  expect(faults).toEqual([
    expect.stringMatching(
      /^case-studies\/dbs\.md:2 {2}sector: is missing: write the organisation's line of business$/,
    ),
    expect.stringMatching(
      /^case-studies\/dbs\.md:\d+ {2}sektor: is not a field here: did you mean sector\?$/,
    ),
  ]);
});
