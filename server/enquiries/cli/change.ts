/** The commands that change what is stored: mark, reopen, correct, mail, post, purge, erase, migrate. */
import { parseArgs } from 'node:util';
import { checkField, type Enquiry, enquiryFields, tidy } from '../../../contract/enquiry.ts';
import { noteErasure } from '../backup/erasures.ts';
import { isOn, requeue } from '../delivery/queue.ts';
import { listedFields } from '../fields.ts';
import { audit, countEnquiries, hasEmail, setHandled } from '../repository.ts';
import { eraseByEmail, purgeEnquiries, removeExpired } from '../retention.ts';
import { messageOf, OperatorNeeded } from '../store/errors.ts';
import type { Channel } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { builtSite, type CommandContext, findOne, onlyArgument, UsageError } from './command.ts';

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

const correctable = listedFields.filter((field) => enquiryFields[field].kind !== 'attachment');
const say = `Say: correct ID field=value. Fields: ${correctable.join(', ')}.`;

export async function correctEnquiry({ store, args, now, who, print }: CommandContext): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [given = '', ...assignments] = positionals;
  if (assignments.length === 0) throw new UsageError(say);
  const changes: Partial<Enquiry> = Object.fromEntries(assignments.map(readAssignment));
  const { id } = await findOne(store, given);
  await store.write(async (trx) => {
    await trx.updateTable('enquiry').set(changes).where('id', '=', id).execute();
    await audit(trx, { at: now, who, action: 'correct', enquiries: 1 });
  });
  print(`Corrected ${Object.keys(changes).join(', ')} of enquiry ${id}.`);
}

function readAssignment(assignment: string): [string, string] {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/s.exec(assignment) ?? [];
  const field = correctable.find((known) => known === name);
  if (!field) throw new UsageError(say);
  const problem = checkField(field, value);
  if (problem) throw new OperatorNeeded(`Nothing was corrected. ${problem.message}`);
  return [field, tidy(value)];
}

export const mailEnquiry = requeueOn('mail', 'Mail', 'SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM');
export const postEnquiry = requeueOn(
  'webhook',
  'The webhook',
  'ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET',
);

function requeueOn(channel: Channel, what: string, variables: string) {
  return async ({ store, settings, args, now, print }: CommandContext): Promise<void> => {
    const { id } = await findOne(store, onlyArgument(args, 'enquiry ID'));
    if (!isOn(channel, settings)) {
      throw new OperatorNeeded(
        `${what} is off, so nothing was queued. Set ${variables} for this command, as the server has them.`,
      );
    }
    await requeue(store, channel, id, now);
    print(`The server will ${channel === 'mail' ? 'mail' : 'post'} enquiry ${id} within seconds.`);
  };
}

/** Opening the store has done it already. */
export async function migrateStore({ store, args, print }: CommandContext): Promise<void> {
  parseArgs({ args });
  await store.use(async () => undefined);
  print('The tables are up to date.');
}

const dryRun = { 'dry-run': { type: 'boolean' } } as const;

export async function purgeOld(context: CommandContext): Promise<void> {
  const { store, args, settings, now, who, print, confirm } = context;
  const { retentionDays } = settings;
  const { values } = parseArgs({ args, options: dryRun });
  const site = await builtSite();
  const purge = { retentionDays, now, builtAt: site && Date.parse(site.builtAt), who };
  const old = await purgeEnquiries(store, { ...purge, dryRun: true });
  const what = `${old} enquiries older than ${retentionDays} days`;
  if (values['dry-run']) return print(`Would remove ${what}.`);
  if (old > 0) await confirm(`Remove ${what}?`);
  await removeExpired(store, now);
  print(`Removed ${await purgeEnquiries(store, purge)} enquiries older than ${retentionDays} days.`);
}

export async function eraseEnquiries(context: CommandContext): Promise<void> {
  const { store, args, settings, now, who, print, confirm } = context;
  const { backupDir } = settings;
  const { values, positionals } = parseArgs({ args, options: dryRun, allowPositionals: true });
  const email = onlyArgument(positionals, 'email address');
  if (!email.includes('@')) throw new UsageError(`“${email}” is not an email address.`);
  const found = await countEnquiries(store, hasEmail(email));
  if (values['dry-run']) return print(`Would remove ${found} enquiries of ${email}.`);
  if (found > 0) await confirm(`Remove ${found} enquiries of ${email}?`);
  // First, because nobody would notice later that it is missing.
  if (backupDir) {
    try {
      noteErasure(backupDir, email, now);
    } catch (error) {
      throw new OperatorNeeded(
        `Nothing was erased, because the erasure list can't be written, and a restore would bring it back: ${messageOf(error)}`,
      );
    }
  }
  const removed = await eraseByEmail(store, email, { who, now });
  print(`Removed ${removed} enquiries. ${whatIsLeft(store, backupDir)}`);
}

function whatIsLeft({ file }: Store, backupDir: string | undefined): string {
  const copies = backupDir
    ? `Backups in ${backupDir} keep their copies until they are removed; a restore erases them again. ` +
      'Copies in mailboxes and where a webhook led are yours to remove.'
    : 'Copies in mailboxes, in backups and where a webhook led are yours to remove.';
  if (file !== null) return copies;
  return (
    'PostgreSQL keeps deleted rows on its disk until it vacuums (“vacuum enquiry” does so now), ' +
    `and in its write-ahead log for as long as that is kept. ${copies}`
  );
}
