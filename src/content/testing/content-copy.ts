/** A copy of the content to make mistakes in, and the report of each. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { noImages } from '../images.ts';
import { readSite } from '../site.ts';

export const study = 'case-studies/dbs.md';
export const offer = 'services/dev-ops.md';
export const document = 'documents/sample-quality-management.md';

let folder = '';

/** For the tests of one file. */
export function copyContent(): void {
  folder = join(mkdtempSync(join(tmpdir(), 'mistakes-')), 'content');
  cpSync('content', folder, { recursive: true });
  shortenTexts();
  afterAll(() => rmSync(join(folder, '..'), { recursive: true }));
}

/** Long texts take long to read, and only three of them are of interest here. */
function shortenTexts(): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md') || [study, offer, document].includes(name)) continue;
    const [, front, body = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m);
    const sections = body
      .split(/^(?=## )/m)
      .slice(1)
      .map(shortened);
    writeFileSync(join(folder, name), `---${front}---\n\n${sections.join('\n')}`);
  }
}

/** What an order of sections refers to stays: the headings, and whether there is a table. */
function shortened(section: string): string {
  const [heading] = section.split('\n');
  const table = /^\|/m.test(section) ? '| A | B |\n|---|---|\n| 1 | 2 |\n' : '';
  return `${heading}\n\nText.\n\n${table}`;
}

export function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The faults where a file says something else, or is gone; it is put back after it. */
export function faultsWith(file: string, change: (before: string) => string | null): string[] {
  const path = join(folder, file);
  let before: string | null = null;
  try {
    before = read(file);
  } catch {
    // The mistake is a file too many.
  }
  const after = change(before ?? '');
  if (after === before) throw new Error(`the mistake changes nothing in ${file}`);
  if (after === null) rmSync(path);
  else writeFileSync(path, after);
  try {
    readSite(folder, {}, noImages);
    return [];
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
    const [, ...faults] = error.message.split('\n');
    return faults.map((line) => line.trim().replace(`${folder}/`, ''));
  } finally {
    if (before === null) rmSync(path);
    else writeFileSync(path, before);
  }
}

export const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
