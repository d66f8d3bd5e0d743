/** What someone with access to everything sees once a day: what's stored, and what's left of what should be gone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graceMs, type Ledger, tokenPattern } from './ledger.ts';
import type { Year } from './year.ts';
import { day, hour, trueTime, written } from './year-clock.ts';

/** Short enough for both to end within the year. */
export const retentionDays = 90;
export const backupDays = 14;

/** The purge runs every hour, and between two steps of the year half of one passes. */
const purgeMs = 2 * hour;

export async function look(year: Year): Promise<void> {
  const { ledger } = year;
  ledger.counts.looks += 1;
  const rows = await year.rows.query('select id, name from enquiry');
  const tokens = rows.flatMap(({ name }) => String(name).match(tokenPattern) ?? []);
  const stored = new Set(tokens);
  const now = trueTime();
  if (tokens.length > stored.size) ledger.broken('stored', 'the same enquiry is stored twice');
  for (const { token, acknowledgedAt, isUncertain, erasedAt, isLost, skew } of ledger.entries.values()) {
    const isThere = stored.has(token);
    if (acknowledgedAt === null) {
      if (isThere && !isUncertain) ledger.broken('stored', `${token} was refused, and is stored`);
      continue;
    }
    // What a clock that was behind has dated goes by that date.
    const age = now - acknowledgedAt - Math.min(skew, 0);
    const isDue = age <= retentionDays * day && erasedAt === null && !isLost;
    if (isDue && !isThere) ledger.broken('stored', `${token} was acknowledged, and isn’t stored`);
    if (isThere && erasedAt !== null) ledger.broken('erased', `${token} was erased, and is stored`);
    // What was dated ahead counts from the day when someone noticed.
    const longest = retentionDays * day + purgeMs + (skew > 0 ? day : 0);
    if (isThere && age > longest && !ledger.isTroubledBy('retention', purgeMs))
      ledger.broken('gone', `${token} of ${written(acknowledgedAt)} is stored after ${retentionDays} days`);
  }
  for (const token of stored)
    if (!ledger.entries.has(token)) ledger.broken('stored', `${token} came from nobody`);
  lookIntoFiles(year, stored);
  lookIntoCopies(year);
}

/** What SQLite has deleted mustn't linger in its files. PostgreSQL's are its own affair, as `erase` says. */
function lookIntoFiles({ ledger, machine, postgres }: Year, stored: ReadonlySet<string>): void {
  if (postgres) return;
  const { DATA_DIR: folder = '' } = machine.settings;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.endsWith('-shm')) continue;
    for (const token of tokensIn(join(folder, name))) {
      if (stored.has(token)) continue;
      const entry = ledger.entries.get(token);
      // What was refused may have been written and rolled back.
      if (entry?.acknowledgedAt == null) continue;
      const promise = entry.erasedAt === null ? 'gone' : 'erased';
      ledger.broken(promise, `traces of ${token} are in ${name}`);
    }
  }
}

function lookIntoCopies({ ledger, machine }: Year): void {
  const { BACKUP_DIR: folder = '' } = machine.settings;
  const now = trueTime();
  const copies = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  for (const name of copies.sort()) {
    const made = timeOfCopy(name);
    if (made === null) continue;
    // It's the nightly command that ends them.
    const isOff = ledger.isTroubledBy('backup', day);
    if (!isOff && now - made > (backupDays + 1) * day)
      ledger.broken('copies', `${name} is there after ${backupDays} days`);
    for (const token of tokensIn(join(folder, name))) lookAtCopied(ledger, token, { name, made, now });
  }
}

function lookAtCopied(
  ledger: Ledger,
  token: string,
  { name, made, now }: { name: string; made: number; now: number },
) {
  const entry = ledger.entries.get(token);
  if (entry?.acknowledgedAt == null) return;
  const { erasedAt, acknowledgedAt } = entry;
  if (erasedAt !== null && made > erasedAt)
    ledger.broken('erased', `${token} is in a copy from after its erasure`);
  const longest = (retentionDays + backupDays + 1) * day + graceMs;
  if (now - acknowledgedAt > longest)
    ledger.broken('copies', `${token} of ${written(acknowledgedAt)} is in ${name}`);
}

function timeOfCopy(name: string): number | null {
  const [, date, hours, minutes] = /^enquiries-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)/.exec(name) ?? [];
  return date === undefined ? null : Date.parse(`${date}T${hours}:${minutes}Z`);
}

function tokensIn(file: string): Set<string> {
  return new Set(readFileSync(file, 'latin1').match(tokenPattern) ?? []);
}
