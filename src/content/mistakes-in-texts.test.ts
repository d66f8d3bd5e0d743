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
  ['* * *', 'lines across are not shown: begin a section with ## instead'],
  ['# Large', 'the page has its first-level heading in the front matter: use ## here'],
  ['- ## In a list', 'a heading stands in a list: begin it on a line of its own'],
  ['## A *marked* heading', 'a heading is plain text: remove links, asterisks and other marks from it'],
  ['##', 'a heading is blank: write it, or remove its ##'],
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
      (text) => text.replace(/^---\n/, ''),
      /^case-studies\/dbs\.md:1 {2}front matter: is missing: begin the file with its fields between two lines of ---$/,
    ],
    [
      study,
      (text) => `${text}\n${/^## .*/m.exec(text)?.[0]}\n\nAgain.\n`,
      /^case-studies\/dbs\.md:\d+ {2}text: the heading “.+” stands here twice: give each its own words$/,
    ],
    [
      study,
      (text) => text.replace(/^## /m, 'Lost words.\n\n## '),
      /^case-studies\/dbs\.md:\d+ {2}text: text stands before the first ## heading: give it one$/,
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
