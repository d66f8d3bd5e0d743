import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
mkdirSync(join(folder, 'services'));
writeFileSync(
  join(folder, 'services/dev-ops.md'),
  `---
title: A title
headline: Ship on *Friday*
socialTitle: Shared
related: [/services/rescue]
next: { action: { label: Talk to us, path: /contact-us } }
facts:
  - { label: Sector, value: Banking }
---

## First

Words with \`code\`
and [a link](/services).

- An item
`,
);
writeFileSync(join(folder, 'home.yaml'), 'title: Home\nhero:\n  lead: >\n    Folded\n    words.\n');
writeFileSync(join(folder, 'brand.yaml'), 'name: Facts\n');

const [_home, service] = readTexts(folder);

test('a page’s passages come with file, line and field', () => {
  expect(service?.passages.map(({ line, field, text }) => [line, field, text])).toEqual([
    [2, 'title', 'A title'],
    [3, 'headline', 'Ship on Friday'],
    [4, 'socialTitle', 'Shared'],
    [6, 'next.action.label', 'Talk to us'],
    [8, 'facts.0.label', 'Sector'],
    [8, 'facts.0.value', 'Banking'],
    [11, 'text', 'First'],
    [13, 'text', 'Words with `code` and a link.'],
    [16, 'text', 'An item'],
  ]);
  expect(service?.passages.filter(({ isHead }) => isHead).map(({ field }) => field)).toEqual([
    'title',
    'socialTitle',
  ]);
});

test('links are those of the text and of actions, not every label', () => {
  expect(service?.links).toEqual([
    { line: 6, text: 'Talk to us' },
    { line: 14, text: 'a link' },
  ]);
  expect(service?.headings).toEqual([{ line: 11, level: 2, text: 'First' }]);
});
