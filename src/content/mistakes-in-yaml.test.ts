/** What editors get wrong of YAML, and what the report says: file, line, what it is and how to mend it. */
import { test } from 'vitest';
import { copyContent, study } from './testing/content-copy.ts';
import { expectReport, type Mistake } from './testing/mistake.ts';

copyContent();

const mistakes: readonly Mistake[] = [
  [study, /^client: .*/m, 'client:', "client: is blank: write the organisation's name"],
  [study, /^client: .*/m, 'client: 2026', 'client: is read as a number: put quotes round it'],
  [study, /^client: .*/m, 'client: " DBS"', 'client: starts or ends with white space: trim it'],
  [
    study,
    /^teaser: .*/m,
    'teaser: One thing: another',
    'teaser: put quotes round text that has a colon in it',
  ],
  [
    study,
    /^teaser: .*/m,
    "teaser: 'It's ours'",
    'teaser: its quotation marks do not match: end the text with the mark it begins with, and write marks inside it as ’ or “ ”',
  ],
  [
    study,
    /^teaser: .*/m,
    'teaser: First in tides # and in currents',
    'teaser: what follows # is not read: put quotes round the text, or give the remark a line of its own',
  ],
  [
    study,
    /^hero: (.*)/m,
    'hero: $1\n\u00a0colour: red',
    '\u00a0colour: has a blank in it that is no ordinary one, as copying from a document leaves: type the line anew',
    1,
  ],
  [study, /^teaser: .*/m, 'teaser: @dbs', 'teaser: put quotes round text that begins with @'],
  [
    study,
    /^teaser: .*/m,
    'teaser: Words\n  more: words',
    'teaser: the line below is indented although this field is complete: line it up with the others',
  ],
  [
    study,
    /^teaser: .*/m,
    'teaser Words',
    'teaser Words: is no field: put a colon and a blank behind the name of the field',
  ],
  [study, /^headline: .*/m, 'headline: *Every*', 'headline: put quotes round text that begins with *'],
  [
    study,
    /^headline: .*/m,
    'headline: Every *ship',
    'headline: has an odd number of asterisks: set *accent words* between two',
  ],
  [study, /^sector: .*/m, 'sector: A\nsector: B', 'sector: stands twice: keep one of the two', 1],
  [
    study,
    /^sector: (.*)/m,
    'sector: $1\ncolour: red',
    'colour: is not a field here: remove it, or use one of title, ',
    1,
  ],
];

test.for(mistakes)('%s: %s becomes %j', (mistake) => expectReport(mistake));
