/** What editors do wrong in fields, and what the report says: file, line, what it is and how to mend it. */
import { test } from 'vitest';
import { copyContent, document, offer, study } from './testing/content-copy.ts';
import { expectReport, type Mistake } from './testing/mistake.ts';

copyContent();

const mistakes: readonly Mistake[] = [
  [
    'pages/thank-you.md',
    /^ {2}replyTime: .*/m,
    '  replyTime: two weeks',
    'receipt.replyTime: is not in working days: write it as “two working days”',
  ],
  [study, /^hero: .*/m, 'hero: blue', 'hero: is not a choice: write one of light, dark'],
  [
    study,
    /^order: .*/m,
    'order: first',
    'order: is not what belongs here: write its place among the case studies, as a number',
  ],
  [
    study,
    /^order: .*/m,
    'order: 12,000',
    'order: is not what belongs here: write 12000, without a comma, percent sign or quotes',
  ],
  [
    study,
    /^platforms: .*/m,
    'platforms: Web',
    'platforms: is not what belongs here: write the tags that the index filters by as a list, each on a line of its own behind a dash',
  ],
  [
    study,
    /^platforms: .*/m,
    'platforms: [Web, Integration',
    'platforms: its bracket is not closed: close it on the same line',
  ],
  [
    study,
    /^ {2}- \{ ?label: .*/m,
    '  - { label: For, value: One, two of them }',
    'facts.0.two of them: put quotes round text that has a comma in it',
  ],
  [
    study,
    /^facts:$/m,
    'facts:\n\t- { label: A, value: B }',
    'label: is indented with a tab: indent with blanks',
    1,
  ],
  [
    study,
    /^ {2}action: .*/m,
    '  action: { path: /contact-us }',
    'next.action.label: is missing: write the words of the link',
  ],
  [
    study,
    /^title: .*/m,
    `title: ${'long '.repeat(10)}title`,
    'title: is longer than 45 characters: with the name behind it, search results would cut it',
  ],
  [
    study,
    /^ {6}fails: .*/m,
    '      fails: It stops.',
    'architecture.parts.0.fails: has not 8 to 20 words: say what becomes of the user’s work, and how it is noticed or mended',
  ],
  [
    study,
    /^ {4}- at: .*/m,
    '    - at: { x: 1300, y: 40 }',
    'sketch.notes.0.at.x: is too large: write a place across the drawing, 36 to 1164',
  ],
  [
    study,
    /^ {2}phone: .*/m,
    '  phone: { x: 900, y: 20, width: 400, height: 600 }',
    'sketch.phone: leaves the drawing, which is 1200 wide and 750 high: move it, or make it smaller',
  ],
  [
    document,
    /^updated: .*/m,
    'updated: 21 November 2026',
    'updated: is not a date: write the date as 2026-11-21',
  ],
  [
    offer,
    /^caseStudies: .*/m,
    'caseStudies: [atlantis]',
    'caseStudies: names atlantis, which is not there: correct the name, or remove it',
  ],
  [
    'brand.yaml',
    /^email: .*/m,
    'email: hello(at)example.com',
    'email: is not a mail address: write it as name@example.com',
  ],
  [
    'brand.yaml',
    /^ {2}postalCode: .*/m,
    '  postalCode: 018960',
    'address.postalCode: is read as a number: put quotes round it',
  ],
  [
    'home.yaml',
    /^ {2}featured: \[.*/m,
    '  featured: [dbs]',
    'caseStudies.featured: has 1 entry, and needs exactly 3',
  ],
  [
    'redirects.yaml',
    /^- \{ from: .*/m,
    '- { from: /company, to: /how-we-work }',
    '0.from: covers a real page, /company: remove the redirect',
  ],
];

test.for(mistakes)('%s: %s becomes %j', (mistake) => expectReport(mistake));
