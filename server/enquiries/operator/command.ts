/** What every command gets, how it says that it was not understood, and how it finds one enquiry. */
import { parseArgs } from 'node:util';
import { findByIdStart } from '../db/enquiries.ts';
import { OperatorNeeded } from '../db/errors.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

export type CommandContext = {
  store: Store;
  args: string[];
  retentionDays: number;
  now: number;
  /** The person at the terminal, for the record of what was removed and exported. */
  who: string;
  /** Throws where the person at the terminal does not agree; without a terminal everything goes on. */
  confirm(question: string): Promise<void>;
  /** Writes one line for the operator. */
  print(line: string): void;
};

/** The command or its arguments were not understood: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function onlyArgument(args: string[], what: string): string {
  const [argument, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!argument || others.length > 0) throw new UsageError(`Name exactly one ${what}.`);
  return argument;
}

/** By its id, or a beginning of it that no other has. */
export async function findOne(store: Store, given: string): Promise<StoredEnquiry> {
  const [enquiry, other] = await findByIdStart(store, given.toLowerCase());
  if (!enquiry) throw new OperatorNeeded(`There is no enquiry ${given}.`);
  if (other)
    throw new OperatorNeeded(`Several enquiries begin with ${given}. Give more characters of the id.`);
  return enquiry;
}
