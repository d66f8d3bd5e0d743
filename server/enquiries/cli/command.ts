/** What every command gets, how it says that it was not understood, and how it finds one enquiry. */
import { parseArgs } from 'node:util';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { findBuild, MissingBuildError, readManifest } from '../../site/load-site.ts';
import { findByIdStart, type StoredEnquiry } from '../repository.ts';
import { OperatorNeeded } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

export type CommandContext = {
  store: Store;
  args: string[];
  settings: Settings;
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

/** What the newest build says of itself. Null on a machine that has the store and no site. */
export async function builtSite(): Promise<SiteManifest | null> {
  try {
    return await readManifest(await findBuild('dist'));
  } catch (error) {
    if (error instanceof MissingBuildError) return null;
    throw error;
  }
}

/** By its id, or a beginning of it that no other has. */
export async function findOne(store: Store, given: string): Promise<StoredEnquiry> {
  const [enquiry, other] = await findByIdStart(store, given.toLowerCase());
  if (!enquiry) throw new OperatorNeeded(`There is no enquiry ${given}.`);
  if (other)
    throw new OperatorNeeded(`Several enquiries begin with ${given}. Give more characters of the id.`);
  return enquiry;
}
