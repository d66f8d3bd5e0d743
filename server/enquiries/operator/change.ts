/** The commands that change what is stored: mark, reopen, mail, purge, erase. */
import { parseArgs } from 'node:util';
import { sendAgain } from '../db/delivery-queue.ts';
import { listEnquiries, setHandled } from '../db/enquiries.ts';
import { eraseByEmail, purgeEnquiries, removeExpired } from '../db/retention.ts';
import type { Store } from '../db/store.ts';
import { type CommandContext, findOne, onlyArgument, UsageError } from './command.ts';

export async function markEnquiry({ store, args, now, print }: CommandContext): Promise<void> {
  const [given = '', mark, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
  if (given === '' || mark !== 'handled' || others.length > 0) throw new UsageError('Say: mark ID handled.');
  const { id } = await findOne(store, given);
  await setHandled(store, id, now);
  print(`Enquiry ${id} is marked as handled.`);
}

export async function reopenEnquiry({ store, args, print }: CommandContext): Promise<void> {
  const { id } = await findOne(store, onlyArgument(args, 'enquiry ID'));
  await setHandled(store, id, null);
  print(`Enquiry ${id} is open again.`);
}

export async function mailEnquiry({ store, args, now, print }: CommandContext): Promise<void> {
  const { id } = await findOne(store, onlyArgument(args, 'enquiry ID'));
  await sendAgain(store, id, now);
  print(`Enquiry ${id} will be mailed by the server within seconds, if SMTP_URL is set there.`);
}

const dryRun = { 'dry-run': { type: 'boolean' } } as const;

export async function purgeOld(context: CommandContext): Promise<void> {
  const { store, args, retentionDays, now, who, print, confirm } = context;
  const { values } = parseArgs({ args, options: { ...dryRun, force: { type: 'boolean' } } });
  const purge = { retentionDays, now, who, force: values.force };
  const old = await purgeEnquiries(store, { ...purge, dryRun: true });
  const what = `${old} enquiries older than ${retentionDays} days`;
  if (values['dry-run']) return print(`Would remove ${what}.`);
  if (old > 0) await confirm(`Remove ${what}?`);
  await removeExpired(store, now);
  print(`Removed ${await purgeEnquiries(store, purge)} enquiries older than ${retentionDays} days.`);
}

export async function eraseEnquiries(context: CommandContext): Promise<void> {
  const { store, args, now, who, print, confirm } = context;
  const { values, positionals } = parseArgs({ args, options: dryRun, allowPositionals: true });
  const email = onlyArgument(positionals, 'email address');
  if (!email.includes('@')) throw new UsageError(`“${email}” is not an email address.`);
  let found = 0;
  for await (const _ of listEnquiries(store, { email })) found += 1;
  if (values['dry-run']) return print(`Would remove ${found} enquiries of ${email}.`);
  if (found > 0) await confirm(`Remove ${found} enquiries of ${email}?`);
  const removed = await eraseByEmail(store, email, { who, now });
  print(`Removed ${removed} enquiries. ${whatIsLeft(store)}`);
}

function whatIsLeft({ file }: Store): string {
  const copies = 'Copies in mailboxes, in backups and where a webhook led are yours to remove.';
  if (file !== null) return copies;
  return (
    'PostgreSQL keeps deleted rows on its disk until it vacuums (“vacuum enquiry, reply” does so now), ' +
    `and in its write-ahead log for as long as that is kept. ${copies}`
  );
}
