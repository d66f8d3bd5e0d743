/** What a command gets, its options, and how it finds enquiries. */
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import type { parseArgs } from 'node:util';
import { tidy } from '../../../contract/enquiry.ts';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { OperatorNeeded } from '../../errors.ts';
import { findBuild, readManifest } from '../../site/load-site.ts';
import type { Store } from '../store/store.ts';
import {
  findByIdPart,
  type ListFilter,
  listEnquiries,
  type StoredEnquiry,
} from '../store/stored-enquiries.ts';

export const options = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  open: { type: 'boolean' },
  failed: { type: 'boolean' },
  spam: { type: 'boolean' },
  waiting: { type: 'boolean' },
  anyway: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  send: { type: 'boolean' },
  since: { type: 'string' },
  email: { type: 'string' },
} as const;

export type CommandContext = {
  store: Store;
  settings: Settings;
  site: BuiltSite;
  values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  /** What follows the command. */
  positionals: readonly string[];
  now: number;
  /** For the audit log. */
  who: string;
  /** Throws if the person at the terminal says no. A script has nobody to ask. */
  confirm(question: string): Promise<void>;
  /** The command's output, line by line. */
  print(line: string): Promise<void>;
};

export class UsageError extends Error {
  override name = 'UsageError';
}

export type BuiltSite = Pick<SiteManifest, 'topics' | 'office' | 'siteUrl'>;

/** What the newest build says, or defaults on a machine without one. */
export async function builtSite(dist: string): Promise<BuiltSite> {
  return await findBuild(dist)
    .then(readManifest)
    .catch(() => ({
      topics: [],
      office: { timeZone: 'UTC', language: 'en-GB' },
      siteUrl: 'http://localhost',
    }));
}

export function onlyOne({ positionals: [first, ...others] }: CommandContext, what: string): string {
  if (first === undefined || others.length > 0) throw new UsageError(`Name exactly one ${what}.`);
  return first;
}

/** For `-`, it's read from the terminal or from another program, because sudo logs arguments. */
export async function readAddress(named: string): Promise<string> {
  const read = () => (process.stdin.isTTY ? askAtTerminal('Email address: ') : text(process.stdin));
  const email = tidy('email', named === '-' ? await read() : named);
  if (!email.includes('@')) throw new UsageError(`“${email}” is not an email address.`);
  return email;
}

export async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

export async function findByIds(store: Store, ids: readonly string[]): Promise<StoredEnquiry[]> {
  if (ids.length === 0) throw new UsageError('Name enquiries by their references or ids.');
  const found: StoredEnquiry[] = [];
  for (const id of ids) found.push(await findOne(store, id));
  return found;
}

export async function findAll(store: Store, filter: ListFilter): Promise<StoredEnquiry[]> {
  const found: StoredEnquiry[] = [];
  for await (const enquiry of listEnquiries(store, filter)) found.push(enquiry);
  return found;
}

/** By a unique beginning or end of its id. */
async function findOne(store: Store, given: string): Promise<StoredEnquiry> {
  const [enquiry, other] = await findByIdPart(store, given.toLowerCase());
  if (!enquiry) throw new OperatorNeeded(`There is no enquiry ${given}.`);
  if (other) throw new OperatorNeeded(`Several enquiries have ${given}. Give more characters of the id.`);
  return enquiry;
}
