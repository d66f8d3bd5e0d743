/** The commands that change what is stored: mark, reopen, correct, mail, post, purge, erase, migrate. */
import {
  checkField,
  type Enquiry,
  enquiryFields,
  type FieldLabels,
  tidy,
} from '../../../contract/enquiry.ts';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { noteErasure } from '../backup/erasures.ts';
import { findLeftovers } from '../backup/leftovers.ts';
import { underWaySince } from '../delivery/limits.ts';
import { isOn, requeue, requeueFailed } from '../delivery/queue.ts';
import { listedFields } from '../fields.ts';
import { officeTime } from '../office-time.ts';
import { audit, hasEmail, setHandled } from '../repository.ts';
import { erase, purgeEnquiries, removeExpired } from '../retention.ts';
import type { Channel } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { builtSite, type CommandContext, findOne, UsageError } from './command.ts';

export async function markEnquiry({ store, positionals, now, print }: CommandContext): Promise<void> {
  const [given = '', mark, ...others] = positionals;
  if (given === '' || mark !== 'handled' || others.length > 0) throw new UsageError('Say: mark ID handled.');
  const { id } = await findOne(store, given);
  await setHandled(store, id, now);
  print(`Enquiry ${id} is marked as handled.`);
}

export async function reopenEnquiry({ store, first, print }: CommandContext): Promise<void> {
  const { id } = await findOne(store, first);
  await setHandled(store, id, null);
  print(`Enquiry ${id} is open again.`);
}

const correctable = listedFields.filter((field) => enquiryFields[field].kind !== 'attachment');
const say = `Say: correct ID field=value. Fields: ${correctable.join(', ')}.`;

export async function correctEnquiry({ store, positionals, now, who, print }: CommandContext): Promise<void> {
  const [given = '', ...assignments] = positionals;
  if (assignments.length === 0) throw new UsageError(say);
  const { labels } = (await builtSite()).form;
  const changes: Partial<Enquiry> = Object.fromEntries(
    assignments.map((assignment) => readAssignment(assignment, labels)),
  );
  const { id } = await findOne(store, given);
  await store.write(async (trx) => {
    await trx.updateTable('enquiry').set(changes).where('id', '=', id).execute();
    await audit(trx, { at: now, who, action: 'correct', enquiries: 1 });
  });
  print(`Corrected ${Object.keys(changes).join(', ')} of enquiry ${id}.`);
}

function readAssignment(assignment: string, labels: FieldLabels): [string, string] {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/s.exec(assignment) ?? [];
  const field = correctable.find((known) => known === name);
  if (!field) throw new UsageError(say);
  const problem = checkField(field, value, labels);
  if (problem) throw new OperatorNeeded(`Nothing was corrected. ${problem.message}`);
  return [field, tidy(field, value)];
}

const off: Readonly<Record<Channel, string>> = {
  mail: 'Mail is off, so nothing was queued. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM',
  webhook: 'The webhook is off, so nothing was queued. Set ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET',
};

export function requeueOn(channel: Channel) {
  const verb = channel === 'mail' ? 'mail' : 'post';
  return async ({ store, settings, values, positionals, now, print }: CommandContext): Promise<void> => {
    const [given, ...others] = positionals;
    if (others.length > 0 || (given === undefined) !== Boolean(values.failed)) {
      throw new UsageError(`Say: ${verb} ID, or ${verb} --failed.`);
    }
    const enquiry = given === undefined ? null : await findOne(store, given);
    if (!isOn(channel, settings)) {
      throw new OperatorNeeded(`${off[channel]} for this command, as the server has them.`);
    }
    if (enquiry) {
      const leaseUntil = await requeue(store, channel, enquiry.id, now);
      const since = underWaySince(channel, leaseUntil, now);
      if (leaseUntil === null || since === null) {
        return print(`The server will ${verb} enquiry ${enquiry.id} within seconds.`);
      }
      const { office } = await builtSite();
      print(
        `An attempt to ${verb} enquiry ${enquiry.id} has been under way since ${officeTime(since, office)}, and can take ` +
          `until ${officeTime(leaseUntil, office)}. Unless it succeeds, the server will ${verb} it again within seconds after that.`,
      );
    } else {
      const requeued = await requeueFailed(store, channel, now);
      print(`The server will ${verb} ${requeued} enquiries that had failed.`);
    }
  };
}

/** Opening the store does it. */
export async function migrateStore({ store, print }: CommandContext): Promise<void> {
  await store.use(async () => undefined);
  print('The tables are up to date.');
}

export async function purgeOld(context: CommandContext): Promise<void> {
  const { store, values, settings, now, who, print, confirm } = context;
  const { retentionDays } = settings;
  const site = await builtSite();
  const purge = { retentionDays, now, builtAt: site.builtAt === null ? null : Date.parse(site.builtAt), who };
  const old = await purgeEnquiries(store, { ...purge, dryRun: true });
  const what = `${old} enquiries older than ${retentionDays} days`;
  if (values['dry-run']) return print(`Would remove ${what}.`);
  if (old > 0) await confirm(`Remove ${what}?`);
  await removeExpired(store, now);
  print(`Removed ${await purgeEnquiries(store, purge)} enquiries older than ${retentionDays} days.`);
}

export async function eraseEnquiries(context: CommandContext): Promise<void> {
  const { store, values, first, settings, now, who, print, confirm } = context;
  const { backupDir } = settings;
  const email = tidy('email', first);
  if (!email.includes('@')) throw new UsageError(`“${first}” is not an email address.`);
  const found = await idsOf(store, email);
  if (values['dry-run']) return print(`Would remove ${found.length} enquiries of ${email}.`);
  if (found.length > 0) await confirm(`Remove ${found.length} enquiries of ${email}?`);
  try {
    // First, because nobody would notice later that it is missing.
    if (backupDir) noteErasure(backupDir, email, found, now);
  } catch (error) {
    throw new OperatorNeeded(
      `Nothing was erased, because the erasure list can't be written, and a restore would bring it back: ${messageOf(error)}`,
    );
  }
  const removed = await erase(store, hasEmail(email), { who, now }).catch((error: unknown) => {
    throw new OperatorNeeded(
      `Nothing was removed, so run this again when the store takes changes. ${messageOf(error)}`,
    );
  });
  const onDisk =
    'PostgreSQL keeps deleted rows on its disk until it vacuums (“vacuum enquiry” does so now), ' +
    'and in its write-ahead log for as long as that is kept. ';
  const copies = backupDir
    ? `Backups in ${backupDir} keep their copies until they are removed; a restore erases them again. ` +
      'Copies in mailboxes and where a webhook led are yours to remove.'
    : 'Copies in mailboxes, in backups and where a webhook led are yours to remove.';
  const nobody = removed === 0 ? `No enquiry is from ${email}: check how it is spelt. ` : '';
  print(`Removed ${removed} enquiries. ${nobody}${store.file === null ? onDisk : ''}${copies}`);
  for (const { name, remove } of await findLeftovers(store, settings)) {
    print(`${name}, which a restore has left, can still have them. To remove it: ${remove}`);
  }
}

async function idsOf(store: Store, email: string): Promise<string[]> {
  const rows = await store.use((db) =>
    db.selectFrom('enquiry').select('id').where(hasEmail(email)).execute(),
  );
  return rows.map(({ id }) => id);
}
