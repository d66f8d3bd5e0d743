/** The commands that change what is stored: mark, mail, purge, erase. */
import { parseArgs } from 'node:util';
import { mailAgain } from '../db/delivery-queue.ts';
import { markHandled } from '../db/enquiries.ts';
import { eraseByEmail, ImplausiblePurge, purgeEnquiries, removeExpired } from '../db/retention.ts';
import { type CommandContext, CommandFailed, noSuchEnquiry, onlyArgument, UsageError } from './command.ts';

export async function markEnquiry({ store, args, now, print }: CommandContext): Promise<void> {
  const [id = '', mark, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
  if (id === '' || mark !== 'handled' || others.length > 0) throw new UsageError('Say: mark ID handled.');
  if (!(await markHandled(store, id, now))) throw noSuchEnquiry(id);
  print(`Enquiry ${id} is marked as handled.`);
}

export async function mailEnquiry({ store, args, now, print }: CommandContext): Promise<void> {
  const id = onlyArgument(args, 'enquiry ID');
  if (!(await mailAgain(store, id, now))) throw noSuchEnquiry(id);
  print(`Enquiry ${id} will be mailed by the server within seconds, if SMTP_URL is set there.`);
}

export async function purgeOld({ store, args, retentionDays, now, print }: CommandContext): Promise<void> {
  const { force } = parseArgs({ args, options: { force: { type: 'boolean' } } }).values;
  await removeExpired(store, now);
  const removed = await purgeEnquiries(store, { retentionDays, now, force }).catch((error: unknown) => {
    throw error instanceof ImplausiblePurge ? new CommandFailed(error.message) : error;
  });
  print(`Removed ${removed} enquiries older than ${retentionDays} days.`);
}

export async function eraseEnquiries({ store, args, print }: CommandContext): Promise<void> {
  const email = onlyArgument(args, 'email address');
  if (!email.includes('@')) throw new UsageError(`“${email}” is not an email address.`);
  const removed = await eraseByEmail(store, email);
  print(`Removed ${removed} enquiries. Copies in mailboxes and backups are yours to remove.`);
}
