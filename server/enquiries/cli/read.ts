/** The commands that only read: list, show, export, log. */
import { asCsv, asListed, asStored, csvHeader, describe, tableRow } from '../deliver/display.ts';
import { officeTime, startOfDay } from '../deliver/office-time.ts';
import { jsonLine, plainLine } from '../deliver/plain-text.ts';
import {
  audit,
  type ListFilter,
  listAuditLog,
  listEnquiries,
  type StoredEnquiry,
} from '../store/stored-enquiries.ts';
import { type BuiltSite, type CommandContext, findByIds, readAddress, UsageError } from './command.ts';

export async function list(context: CommandContext): Promise<void> {
  const { site, values } = context;
  const { json, since } = values;
  const names = (['open', 'failed', 'spam'] as const).filter((name) => values[name]);
  const filter = { in: names, since: sinceOf(since, site) };
  const asRow = (enquiry: StoredEnquiry) => tableRow(enquiry, site);
  await printEach(context, filter, json ? (enquiry) => jsonLine(asListed(enquiry)) : asRow);
}

export async function show(context: CommandContext): Promise<void> {
  const found = await findByIds(context.store, context.positionals);
  await context.print(found.map((enquiry) => describe(enquiry, context.site)).join('\n'));
}

export async function exportEnquiries(context: CommandContext): Promise<void> {
  const { store, values, now, who, print } = context;
  const { csv } = values;
  const email = values.email === undefined ? undefined : await readAddress(values.email);
  // Excel guesses another encoding without it.
  if (csv) await print(`\uFEFF${csvHeader}`);
  const asLine: AsLine = csv ? asCsv : (enquiry) => jsonLine(asStored(enquiry));
  const enquiries = await printEach(context, { email }, asLine);
  await store.run((db) => audit(db, { at: now, who, action: 'export', enquiries }));
}

export async function log({ store, site, print }: CommandContext): Promise<void> {
  const { office } = site;
  for (const { at, who, action, enquiries } of await listAuditLog(store)) {
    const count = String(enquiries).padStart(6);
    await print(`${officeTime(at, office)}  ${action.padEnd(7)}  ${count}  ${plainLine(who)}`);
  }
}

function sinceOf(date: string | undefined, { office }: BuiltSite): number | undefined {
  if (date === undefined) return undefined;
  const since = startOfDay(date, office);
  if (since === null) throw new UsageError(`“${date}” is not a date. Give one such as 2026-11-20.`);
  return since;
}

type AsLine = (enquiry: StoredEnquiry) => string;

async function printEach({ store, print }: CommandContext, filter: ListFilter, asLine: AsLine) {
  let printed = 0;
  for await (const enquiry of listEnquiries(store, filter)) {
    await print(asLine(enquiry));
    printed += 1;
  }
  return printed;
}
