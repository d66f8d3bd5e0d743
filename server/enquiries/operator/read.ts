/** The commands that only read: list, show, export, refused. */
import { parseArgs } from 'node:util';
import { findEnquiry, type ListFilter, listEnquiries } from '../db/enquiries.ts';
import { listRefusals } from '../db/refusals.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import { type CommandContext, noSuchEnquiry, onlyArgument } from './command.ts';
import { asListed, asStored, describe, tableRow } from './format.ts';

export async function list(context: CommandContext): Promise<void> {
  const options = { json: { type: 'boolean' }, quarantined: { type: 'boolean' } } as const;
  const { json, quarantined = false } = parseArgs({ args: context.args, options }).values;
  const asLine = json ? (enquiry: StoredEnquiry) => JSON.stringify(asListed(enquiry)) : tableRow;
  await printEach(context, { quarantined }, asLine);
}

export async function show({ store, args, print }: CommandContext): Promise<void> {
  const id = onlyArgument(args, 'enquiry ID');
  const enquiry = await findEnquiry(store, id);
  if (!enquiry) throw noSuchEnquiry(id);
  print(describe(enquiry));
}

export async function exportEnquiries(context: CommandContext): Promise<void> {
  const { email } = parseArgs({ args: context.args, options: { email: { type: 'string' } } }).values;
  await printEach(context, { email }, (enquiry) => JSON.stringify(asStored(enquiry)));
}

export async function refused(context: CommandContext): Promise<void> {
  const { store, args, print } = context;
  parseArgs({ args });
  const counts = await listRefusals(store);
  for (const { day, reason, times } of counts) print(`${day}  ${String(times).padStart(8)}  ${reason}`);
  print('\nIn quarantine (release one with: mail ID):');
  await printEach(context, { quarantined: true }, tableRow);
}

async function printEach(
  { store, print }: CommandContext,
  filter: ListFilter,
  asLine: (enquiry: StoredEnquiry) => string,
) {
  for await (const enquiry of listEnquiries(store, filter)) print(asLine(enquiry));
}
