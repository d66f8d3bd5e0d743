/** The commands that change no enquiry: list, show, export, log. */
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { asCsv, asListed, asStored, csvHeader, describe, jsonLine, plainLine, tableRow } from '../display.ts';
import { officeTime, startOfDay } from '../office-time.ts';
import {
  audit,
  type ListFilter,
  listAuditLog,
  listEnquiries,
  type StoredEnquiry,
  shortIds,
} from '../repository.ts';
import { type BuiltSite, builtSite, type CommandContext, findOne, UsageError } from './command.ts';

export async function list(context: CommandContext): Promise<void> {
  const { json, quarantined = false, open, failed, topic, search = '', since } = context.values;
  const words = search.split(/\s+/).filter(Boolean);
  const filter = { quarantined, open, failed, topic, words, since: sinceOf(since, await builtSite()) };
  if (json) await printEach(context, filter, (enquiry) => jsonLine(asListed(enquiry)));
  else await printTable(context, filter);
}

export async function show({ store, first, print }: CommandContext): Promise<void> {
  const enquiry = await findOne(store, first);
  const site = await builtSite();
  print(describe(enquiry, site));
}

export async function exportEnquiries(context: CommandContext): Promise<void> {
  const { store, values, now, who, print } = context;
  const { email, csv } = values;
  if (csv) print(csvHeader);
  const asJson = (enquiry: StoredEnquiry) => jsonLine(asStored(enquiry));
  const enquiries = await printEach(context, { email }, csv ? asCsv : asJson);
  try {
    await store.use((db) => audit(db, { at: now, who, action: 'export', enquiries }));
  } catch (error) {
    throw new OperatorNeeded(
      `All ${enquiries} were exported, but the log doesn't say so: ${messageOf(error)}`,
    );
  }
}

/** Who removed, corrected, exported, backed up or restored how many, and when. */
export async function log({ store, print }: CommandContext): Promise<void> {
  const { office } = await builtSite();
  for (const { at, who, action, enquiries } of await listAuditLog(store)) {
    print(
      `${officeTime(at, office)}  ${action.padEnd(7)}  ${String(enquiries).padStart(6)}  ${plainLine(who)}`,
    );
  }
}

function sinceOf(date: string | undefined, { office }: BuiltSite): number | undefined {
  if (date === undefined) return undefined;
  const since = startOfDay(date, office);
  if (since === null) throw new UsageError(`“${date}” is not a date. Give one such as 2026-11-20.`);
  return since;
}

async function printTable(context: CommandContext, filter: ListFilter): Promise<void> {
  const shortId = await shortIds(context.store);
  const site = await builtSite();
  await printEach(context, filter, (enquiry) => tableRow(enquiry, shortId(enquiry.id), site));
}

type AsLine = (enquiry: StoredEnquiry) => string;

async function printEach({ store, print }: CommandContext, filter: ListFilter, asLine: AsLine) {
  let printed = 0;
  for await (const enquiry of listEnquiries(store, filter)) {
    print(asLine(enquiry));
    printed += 1;
  }
  return printed;
}
