/** The commands that change no enquiry: list, show, export, log, refused, backup. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Topic } from '../../../contract/site-manifest.ts';
import { findBuild, MissingBuildError, readManifest } from '../../static/load-site.ts';
import { backUp } from '../db/backup.ts';
import { countEnquiries, type ListFilter, listEnquiries, shortIds } from '../db/enquiries.ts';
import { messageOf, OperatorNeeded } from '../db/errors.ts';
import { listOperatorLog, type OperatorLogEntry, record } from '../db/operator-log.ts';
import { listRefusals } from '../db/refusals.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import { asCsv, asListed, asStored, csvHeader, describe, tableRow } from '../format.ts';
import { plainLine } from '../plain-line.ts';
import { singaporeTime, startOfSingaporeDay } from '../singapore-time.ts';
import { type CommandContext, findOne, onlyArgument, UsageError } from './command.ts';

export async function list(context: CommandContext): Promise<void> {
  const { values } = parseArgs({
    args: context.args,
    options: {
      json: { type: 'boolean' },
      quarantined: { type: 'boolean', default: false },
      open: { type: 'boolean' },
      since: { type: 'string' },
      topic: { type: 'string' },
      search: { type: 'string' },
    },
  });
  const { json, quarantined, open, topic, search = '' } = values;
  const words = search.split(/\s+/).filter(Boolean);
  const filter = { quarantined, open, topic, words, since: sinceOf(values.since) };
  if (json) await printEach(context, filter, (enquiry) => JSON.stringify(asListed(enquiry)));
  else await printTable(context, filter);
}

export async function show({ store, args, print }: CommandContext): Promise<void> {
  print(describe(await findOne(store, onlyArgument(args, 'enquiry ID')), await builtTopics()));
}

export async function exportEnquiries(context: CommandContext): Promise<void> {
  const options = { email: { type: 'string' }, csv: { type: 'boolean' } } as const;
  const { email, csv } = parseArgs({ args: context.args, options }).values;
  if (csv) context.print(csvHeader);
  const enquiries = await printEach(
    context,
    { email },
    csv ? asCsv : (enquiry) => JSON.stringify(asStored(enquiry)),
  );
  await note(context, 'export', enquiries);
}

/** What was removed and exported: when, by whom, how many. */
export async function log({ store, args, print }: CommandContext): Promise<void> {
  parseArgs({ args });
  for (const { at, who, action, enquiries } of await listOperatorLog(store)) {
    print(`${singaporeTime(at)}  ${action.padEnd(6)}  ${String(enquiries).padStart(6)}  ${plainLine(who)}`);
  }
}

export async function refused(context: CommandContext): Promise<void> {
  const { store, args, print } = context;
  parseArgs({ args });
  const counts = await listRefusals(store);
  for (const { day, reason, times } of counts) print(`${day}  ${String(times).padStart(8)}  ${reason}`);
  print('\nIn quarantine (release one with: mail ID):');
  await printTable(context, { quarantined: true });
}

/** Restoring is putting the copy in the file's place. */
export async function backUpTo(context: CommandContext): Promise<void> {
  const { store, args, print } = context;
  const target = resolve(onlyArgument(args, 'file to write'));
  if (store.file === null) throw new OperatorNeeded('The store is PostgreSQL: back it up with pg_dump.');
  let enquiries: number;
  try {
    enquiries = await countEnquiries(store);
    backUp(store.file, target);
  } catch (error) {
    throw new OperatorNeeded(`No backup was made. ${messageOf(error)}`);
  }
  await note(context, 'backup', enquiries);
  print(`Copied ${store.file} to ${target}, and checked the copy.`);
}

function sinceOf(date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  const since = startOfSingaporeDay(date);
  if (since === null) throw new UsageError(`“${date}” is not a date. Give one such as 2026-11-20.`);
  return since;
}

/** Of the newest build. An operator may ask on a machine that has the store, and no site. */
async function builtTopics(): Promise<readonly Topic[]> {
  try {
    return (await readManifest(await findBuild('dist'))).topics;
  } catch (error) {
    if (error instanceof MissingBuildError) return [];
    throw error;
  }
}

async function printTable(context: CommandContext, filter: ListFilter): Promise<void> {
  const shortId = await shortIds(context.store);
  const topics = await builtTopics();
  await printEach(context, filter, (enquiry) => tableRow(enquiry, shortId(enquiry.id), topics));
}

async function printEach(
  { store, print }: CommandContext,
  filter: ListFilter,
  asLine: (enquiry: StoredEnquiry) => string,
): Promise<number> {
  let printed = 0;
  for await (const enquiry of listEnquiries(store, filter)) {
    print(asLine(enquiry));
    printed += 1;
  }
  return printed;
}

async function note(
  { store, now: at, who }: CommandContext,
  action: OperatorLogEntry['action'],
  enquiries: number,
) {
  await store.use((db) => record(db, { at, who, action, enquiries }));
}
