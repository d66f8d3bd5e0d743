/** A mistake in a field, and the report of it. */
import { expect } from 'vitest';
import { faultsWith, lineOf, read } from './content-copy.ts';

/** `from` is the line of the mistake; `linesBelow` is where the fault stands, seen from there. */
export type Mistake = readonly [file: string, from: RegExp, to: string, says: string, linesBelow?: number];

/** That the mistake, and nothing else, is reported at its line. */
export function expectReport([file, from, to, says, linesBelow = 0]: Mistake): void {
  const before = read(file);
  const line = lineOf(before, before.search(from)) + linesBelow;
  const faults = faultsWith(file, (text) => text.replace(from, to));
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${escaped(`${file}:${line}  ${says}`)}`))]);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
