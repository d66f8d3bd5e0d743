/** The commands that change no enquiry: list, show, export, log. */
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { backupFolder } from '../backup/copies.ts';
import { readErasures } from '../backup/erasures.ts';
import { exportAll } from '../backup/export.ts';
import { asCsv, asListed, asStored, csvHeader, describe, jsonLine, plainLine, tableRow } from '../display.ts';
import { officeTime, startOfDay } from '../office-time.ts';
import {
  audit,
  type ListFilter,
  listAuditLog,
  listEnquiries,
  type StoredEnquiry,
} from '../stored-enquiries.ts';
import { type BuiltSite, type CommandContext, findSeveral, readAddress, UsageError } from './command.ts';

export async function list(context: CommandContext): Promise<void> {
  const { site, values } = context;
  const { json, open, held, failed, since } = values;
  const filter = { open, held, failed, since: sinceOf(since, site) };
  const asRow = (enquiry: StoredEnquiry) => tableRow(enquiry, site);
  await printEach(context, filter, json ? (enquiry) => jsonLine(asListed(enquiry)) : asRow);
}

export async function show(context: CommandContext): Promise<void> {
  const found = await findSeveral(context, context.positionals, {});
  await context.print(found.map((enquiry) => describe(enquiry, context.site)).join('\n'));
}

export async function exportEnquiries(context: CommandContext): Promise<void> {
  const { store, settings, values, now, who, print } = context;
  const { csv } = values;
  const email = values.email === undefined ? undefined : await readAddress(context, values.email);
  const exported = async () => {
    if (!csv && email === undefined)
      return await exportAll(store, readErasures(backupFolder(settings.BACKUP_DIR)), now, print);
    // Without it Excel takes the file for another alphabet's.
    if (csv) await print(`\uFEFF${csvHeader}`);
    return await printEach(context, { email }, csv ? asCsv : (enquiry) => jsonLine(asStored(enquiry)));
  };
  const enquiries = await exported();
  try {
    await store.transaction((trx) => audit(trx, { at: now, who, action: 'export', enquiries }));
  } catch (error) {
    throw new OperatorNeeded(
      `All ${enquiries} were exported, but the log doesn't say so: ${messageOf(error)}`,
    );
  }
}

/** Who removed, exported, backed up or imported how many, and when. */
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
