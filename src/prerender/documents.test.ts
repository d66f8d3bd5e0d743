import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { outlines } from '../../testing/content/outlines.ts';
import type { DocumentText } from '../content/documents.ts';
import { readSite } from '../pages/pages.ts';
import { renderDocument } from './documents.ts';

const { documents, provider } = readSite(fixtureContent);
const [policy] = documents;

async function source(changes: Partial<DocumentText>): Promise<string> {
  if (!policy) throw new Error('The content has no document');
  return Buffer.from(await renderDocument({ ...policy, ...changes }, provider, outlines)).toString('latin1');
}

const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/** The drawing operators of every page, unpacked. */
function operators(pdf: string): string {
  return [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

test('a document as PDF is tagged, names its language and shows its title', async () => {
  const pdf = await source({});
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toContain(`/Lang (${provider.language})`);
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/DisplayDocTitle true/);
  for (const tag of ['Document', 'H1', 'H2', 'P']) expect(pdf).toContain(`/S /${tag}\n`);
});

test('it carries a stamp across every page only where it is a sample', async () => {
  const rotations = (pdf: string) => count(operators(pdf), /0\.788011 -?0\.615661/g);
  expect(rotations(await source({ sample: false }))).toBe(0);
  const sections = [...(policy?.sections ?? []), ...(policy?.sections ?? []), ...(policy?.sections ?? [])];
  const pdf = await source({ sample: true, sections });
  const sheets = count(pdf, /\/Type \/Page\n/g);
  expect(sheets).toBeGreaterThan(1);
  expect(rotations(pdf)).toBe(sheets);
  expect(pdf).toContain('Sample, not a certificate');
});

test('equal words make equal files, over several pages', async () => {
  const long = { sections: Array.from({ length: 3 }, () => policy?.sections ?? []).flat() };
  const files = await Promise.all(Array.from({ length: 4 }, () => source(long)));
  expect(count(files[0] ?? '', /\/Type \/Page\n/g)).toBeGreaterThan(2);
  expect(new Set(files).size).toBe(1);
});

/** The words of a PDF, letter by letter: each font says which sign each of its glyphs stands for. */
function wordsIn(pdf: string): Set<string> {
  const maps = [...operators(pdf).matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)];
  return new Set(
    maps.flatMap(([, ranges = '']) =>
      [...ranges.matchAll(/<([0-9a-f]{4,})>(?=[\s>\]])/gi)].map(([, code = '']) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    ),
  );
}

test('letters beyond the common ones are set from the typeface’s other files, and a word that none has is left out', async () => {
  const runs = outlines.runs('Łódź, Ærøskøbing 陈美玲', 'sans');
  expect(runs.map(({ text }) => text).join('')).toBe('Łódź, Ærøskøbing ');
  expect(new Set(runs.map(({ file }) => file)).size).toBe(2);
  const letters = wordsIn(await source({ title: 'Łódź, Ærøskøbing 陈美玲' }));
  for (const letter of 'Łódź') expect(letters).toContain(letter);
  expect(letters).not.toContain('陈');
});
