/**
 * Who was erased, so that no copy brings them back: salted hashes in BACKUP_DIR, which every export carries along. A hash
 * tells an import whom to leave out, and nobody whom that was.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorNeeded } from '../../errors.ts';
import { addressKey } from '../repository.ts';
import { type Erasure, erasure } from './format.ts';

const fileIn = (folder: string) => join(folder, 'erasures.jsonl');

export function readErasures(folder: string | undefined): Erasure[] {
  if (folder === undefined || !existsSync(fileIn(folder))) return [];
  const lines = readFileSync(fileIn(folder), 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => {
    const { data } = erasure.safeParse(parsed(line));
    if (data) return data;
    throw new OperatorNeeded(
      `Line ${index + 1} of ${fileIn(folder)} is damaged, so who was erased can't be left out. Correct it, or take the list from a copy's first line.`,
    );
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** @param at the moment until which everything of this person is erased. */
export function noteErasure(folder: string, email: string, at: number): void {
  const salt = randomBytes(16).toString('base64url');
  addErasures(folder, [{ at, salt, hash: hashOf(email, salt) }]);
}

/** Adds what another list has and this one lacks. */
export function addErasures(folder: string, erasures: readonly Erasure[]): void {
  const known = new Set(readErasures(folder).map(({ hash }) => hash));
  const lines = erasures.filter(({ hash }) => !known.has(hash)).map((one) => `${JSON.stringify(one)}\n`);
  if (lines.length > 0) appendFileSync(fileIn(folder), lines.join(''), { mode: 0o600, flush: true });
}

export function isErased(
  erasures: readonly Erasure[],
  { email, receivedAt }: { email: string; receivedAt: number },
) {
  return erasures.some(({ at, salt, hash }) => receivedAt <= at && hashOf(email, salt) === hash);
}

function hashOf(email: string, salt: string): string {
  return createHmac('sha256', salt).update(addressKey(email)).digest('base64url');
}
