/** The commands that only read: list, show, export, refused. */
import { findEnquiry, type ListFilter, listEnquiries, listRefusals } from '../store/desk-work.ts';
import type { StoredEnquiry } from '../store/mail-queue.ts';
import type { Store } from '../store/open-store.ts';
import { type CommandContext, noSuchEnquiry, onlyArgument, UsageError } from './command.ts';
import { asListed, asStored, describe, tableRow } from './print.ts';

export async function list({ store, args, print }: CommandContext): Promise<void> {
  const options = new Set(args);
  const json = options.delete('--json');
  const quarantined = options.delete('--quarantined');
  const [unknown] = options;
  if (unknown !== undefined) throw new UsageError(`list does not know “${unknown}”.`);
  await printEach(
    store,
    print,
    { quarantined },
    json ? (enquiry) => JSON.stringify(asListed(enquiry)) : tableRow,
  );
}

export async function show({ store, args, print }: CommandContext): Promise<void> {
  const id = onlyArgument(args, 'enquiry ID');
  const enquiry = await store.use((db) => findEnquiry(db, id));
  if (!enquiry) throw noSuchEnquiry(id);
  print(describe(enquiry));
}

export async function exportEnquiries({ store, args, print }: CommandContext): Promise<void> {
  const [option, email, ...others] = args;
  const valid = option === undefined || (option === '--email' && email && others.length === 0);
  if (!valid) throw new UsageError('Say: export, or: export --email EMAIL.');
  await printEach(store, print, { email }, (enquiry) => JSON.stringify(asStored(enquiry)));
}

export async function refused({ store, args, print }: CommandContext): Promise<void> {
  if (args.length > 0) throw new UsageError('refused takes no argument.');
  const counts = await store.use(listRefusals);
  for (const { day, reason, times } of counts) print(`${day}  ${String(times).padStart(8)}  ${reason}`);
  print('\nIn quarantine (release one with: mail ID):');
  await printEach(store, print, { quarantined: true }, tableRow);
}

async function printEach(
  store: Store,
  print: CommandContext['print'],
  filter: ListFilter,
  asLine: (enquiry: StoredEnquiry) => string,
) {
  await store.use(async (db) => {
    for await (const enquiry of listEnquiries(db, filter)) print(asLine(enquiry));
  });
}
