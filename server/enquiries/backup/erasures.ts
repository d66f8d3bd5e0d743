/**
 * Who was erased, so that no copy brings them back: salted hashes in BACKUP_DIR, which every export carries along. A hash
 * of an address, or of an enquiry's id, tells an import whom to leave out, and nobody whom that was.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressKey } from '../stored-enquiries.ts';
import { type Erasure, erasure } from './format.ts';

const fileIn = (folder: string) => join(folder, 'erasures.jsonl');

export function readErasures(folder: string | undefined): Erasure[] {
  return linesIn(folder).flatMap(({ data }) => data ?? []);
}

/** A line can be cut short by a full disk. It blocks nothing but itself, so it's said. Null if there's none. */
export function damagedErasures(folder: string | undefined): string | null {
  const damaged = linesIn(folder).flatMap(({ data, number }) => (data ? [] : [number]));
  if (folder === undefined || damaged.length === 0) return null;
  return (
    `Line ${damaged.join(', ')} of ${fileIn(folder)} is damaged, so an import can't leave out whom it names. ` +
    'Erase that person again, or take the line from a copy’s first line, and remove the damaged one.'
  );
}

function linesIn(folder: string | undefined) {
  return textIn(folder)
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => ({ number, data: erasure.safeParse(parsed(line)).data }));
}

function textIn(folder: string | undefined): string {
  return folder !== undefined && existsSync(fileIn(folder)) ? readFileSync(fileIn(folder), 'utf8') : '';
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * @param at the moment until which everything of this person is erased.
 * @param ids of what's there of them: a copy may have it under an address that was corrected since.
 */
export function noteErasure(
  folder: string,
  { email, ids, at }: { email: string; ids: readonly string[]; at: number },
): void {
  const hashed = (name: string): Erasure => {
    const salt = randomBytes(16).toString('base64url');
    return { at, salt, hash: hashOf(name, salt) };
  };
  addErasures(folder, [email, ...ids].map(hashed));
}

/** Adds what another list has and this one lacks. */
export function addErasures(folder: string, erasures: readonly Erasure[]): void {
  const known = new Set(readErasures(folder).map(({ hash }) => hash));
  const lines = erasures.filter(({ hash }) => !known.has(hash)).map((one) => `${JSON.stringify(one)}\n`);
  if (lines.length === 0) return;
  // After half a line, which stays alone.
  const before = textIn(folder);
  const start = before === '' || before.endsWith('\n') ? '' : '\n';
  appendFileSync(fileIn(folder), start + lines.join(''), { mode: 0o600, flush: true });
}

export function isErased(
  erasures: readonly Erasure[],
  { id, email, receivedAt }: { id: string; email: string; receivedAt: number },
) {
  return erasures.some(
    ({ at, salt, hash }) => receivedAt <= at && [email, id].some((name) => hashOf(name, salt) === hash),
  );
}

/** @param name an address, or an enquiry's id. */
function hashOf(name: string, salt: string): string {
  return createHmac('sha256', salt).update(addressKey(name)).digest('base64url');
}
