/** Adds what an export has and the store lacks, from either database, while the server runs. Nothing is sent unasked. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { hashOfWords } from '../accept.ts';
import { pick, storedFields } from '../fields.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { audit } from '../stored-enquiries.ts';
import { isErased } from './erasures.ts';
import { type Erasure, end, head, type Line, line } from './format.ts';

type Imported = { added: number; known: number; erased: number; held: number };

type ImportOptions = {
  /** Whom to leave out, beside those that the file names. */
  erasures: readonly Erasure[];
  now: number;
  who: string;
};

/** Few enough that visitors aren't kept waiting. */
const atOnce = 50;

/** Checks every line before the first is written. */
export async function importFile(store: Store, file: string, { erasures, now, who }: ImportOptions) {
  const { inFile } = await checkFile(file);
  const erased = [...erasures, ...inFile];
  const result: Imported = { added: 0, known: 0, erased: 0, held: 0 };
  const add = async (lines: readonly Line[]) => {
    const added = await store.transaction(async (trx) => {
      const ids: { isHeld: boolean }[] = [];
      for (const one of lines) {
        const isHeld = await insert(trx, one);
        if (isHeld !== null) ids.push({ isHeld });
      }
      return ids;
    });
    result.added += added.length;
    result.held += added.filter(({ isHeld }) => isHeld).length;
    result.known += lines.length - added.length;
  };
  let batch: Line[] = [];
  for await (const { value } of readLines(file)) {
    const { data } = line.safeParse(value);
    // The head and the end.
    if (!data) continue;
    if (isErased(erased, data)) {
      result.erased += 1;
      continue;
    }
    batch.push(data);
    if (batch.length < atOnce) continue;
    await add(batch);
    batch = [];
  }
  await add(batch);
  await store.transaction((trx) => audit(trx, { at: now, who, action: 'import', enquiries: result.added }));
  return { ...result, inFile };
}

/** Throws unless the file is whole and every line of it can be read. Nothing is written before that. */
async function checkFile(file: string): Promise<{ inFile: readonly Erasure[] }> {
  const refuse = (what: string) => new OperatorNeeded(`${what} Nothing was imported.`);
  let inFile: readonly Erasure[] | null = null;
  let enquiries = 0;
  let isEnded = false;
  /** Only a file that goes on after a line that can't be read is damaged; one that ends there is cut short. */
  let fault: string | null = null;
  try {
    for await (const { number, value } of readLines(file)) {
      if (fault !== null) throw refuse(`Line ${number - 1} of ${file} ${fault}.`);
      if (isEnded) throw refuse(`${file} goes on after its end, so two files may have become one.`);
      if (value === undefined) {
        fault = "isn't JSON";
        continue;
      }
      if (inFile === null) {
        const { data } = head.safeParse(value);
        if (!data) throw refuse(`${file} doesn't begin like an export of this version.`);
        inFile = data.erasures;
        continue;
      }
      const last = end.safeParse(value).data;
      if (last) {
        if (last.end !== enquiries)
          throw refuse(`${file} should have ${last.end} enquiries, and has ${enquiries}.`);
        isEnded = true;
        continue;
      }
      const { error } = line.safeParse(value);
      enquiries += 1;
      const [issue] = error?.issues ?? [];
      if (issue) throw refuse(`Line ${number} of ${file}: ${issue.path.join('.')} ${issue.message}.`);
    }
  } catch (error) {
    if (error instanceof OperatorNeeded) throw error;
    throw refuse(`${file} can't be read: ${messageOf(error)}.`);
  }
  if (inFile === null || !isEnded) throw refuse(`${file} is cut short.`);
  return { inFile };
}

/** `value` is undefined for what isn't JSON. */
async function* readLines(file: string): AsyncGenerator<{ number: number; value: unknown }> {
  let number = 0;
  const input = createReadStream(file);
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      value = undefined;
    }
    yield { number, value };
  }
}

/** Null if the store has it; otherwise whether it came in held. */
async function insert(trx: Database, given: Line): Promise<boolean | null> {
  const { id, deliveries } = given;
  const enquiry = { ...given, history: given.history.join('\n') };
  const done = deliveries.filter(({ status }) => status === 'sent' || status === 'failed');
  const isHeld = given.held || done.length < deliveries.length;
  const added = await trx
    .insertInto('enquiry')
    .values({
      ...pick(enquiry, storedFields),
      id,
      received_at: given.receivedAt,
      handled_at: given.handledAt,
      consent_version: given.consentVersion,
      consented_at: given.consentedAt,
      verified: given.verified ? 1 : 0,
      held: isHeld ? 1 : 0,
      words: hashOfWords(enquiry),
      fresh_words: null,
      captcha: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  if (done.length > 0) {
    const rows = done.map(({ recipient, status, attempts, error, sentAt }) => ({
      enquiry_id: id,
      recipient,
      status,
      attempts,
      error,
      sent_at: sentAt,
      next_at: 0,
      claim: null,
      sending: 1,
    }));
    await trx.insertInto('delivery').values(rows).execute();
  }
  return isHeld;
}
