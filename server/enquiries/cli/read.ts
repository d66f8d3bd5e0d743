/** The commands that change no enquiry: list, show, export, log, refused. */
import { parseArgs } from 'node:util';
import type { Topic } from '../../../contract/site-manifest.ts';
import { listRejections } from '../counters.ts';
import {
  asCsv,
  asListed,
  asStored,
  csvHeader,
  describe,
  plainLine,
  singaporeTime,
  startOfSingaporeDay,
  tableRow,
} from '../display.ts';
import {
  audit,
  type ListFilter,
  listAuditLog,
  listEnquiries,
  type StoredEnquiry,
  shortIds,
} from '../repository.ts';
import { builtSite, type CommandContext, findOne, onlyArgument, UsageError } from './command.ts';

export async function list(context: CommandContext): Promise<void> {
  const { values } = parseArgs({
    args: context.args,
    options: {
      json: { type: 'boolean' },
      quarantined: { type: 'boolean', default: false },
      open: { type: 'boolean' },
      failed: { type: 'boolean' },
      since: { type: 'string' },
      topic: { type: 'string' },
      search: { type: 'string' },
    },
  });
  const { json, quarantined, open, failed, topic, search = '' } = values;
  const words = search.split(/\s+/).filter(Boolean);
  const filter = { quarantined, open, failed, topic, words, since: sinceOf(values.since) };
  if (json) await printEach(context, filter, (enquiry) => JSON.stringify(asListed(enquiry)));
  else await printTable(context, filter);
}

export async function show({ store, args, print }: CommandContext): Promise<void> {
  print(describe(await findOne(store, onlyArgument(args, 'enquiry ID')), await builtTopics()));
}

export async function exportEnquiries(context: CommandContext): Promise<void> {
  const { store, args, now, who, print } = context;
  const options = { email: { type: 'string' }, csv: { type: 'boolean' } } as const;
  const { email, csv } = parseArgs({ args, options }).values;
  if (csv) print(csvHeader);
  const asJson = (enquiry: StoredEnquiry) => JSON.stringify(asStored(enquiry));
  const enquiries = await printEach(context, { email }, csv ? asCsv : asJson);
  await store.use((db) => audit(db, { at: now, who, action: 'export', enquiries }));
}

/** What was removed and exported: when, by whom, how many. */
export async function log({ store, args, print }: CommandContext): Promise<void> {
  parseArgs({ args });
  for (const { at, who, action, enquiries } of await listAuditLog(store)) {
    print(`${singaporeTime(at)}  ${action.padEnd(6)}  ${String(enquiries).padStart(6)}  ${plainLine(who)}`);
  }
}

export async function refused(context: CommandContext): Promise<void> {
  const { store, args, print } = context;
  parseArgs({ args });
  const counts = await listRejections(store);
  for (const { day, reason, times } of counts) print(`${day}  ${String(times).padStart(8)}  ${reason}`);
  print('\nIn quarantine (release one with: mail ID):');
  await printTable(context, { quarantined: true });
}

function sinceOf(date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  const since = startOfSingaporeDay(date);
  if (since === null) throw new UsageError(`“${date}” is not a date. Give one such as 2026-11-20.`);
  return since;
}

async function builtTopics(): Promise<readonly Topic[]> {
  return (await builtSite())?.topics ?? [];
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
