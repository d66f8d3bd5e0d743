/** The commands that change what is stored: mark, mail, purge, erase, migrate. */
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { backupFolder } from '../backup/copies.ts';
import { damagedErasures, noteErasure } from '../backup/erasures.ts';
import { carriersOf, recipientsOf } from '../carriers.ts';
import { sendAgain } from '../deliveries.ts';
import { tableRow } from '../display.ts';
import { officeTimeWithPlace } from '../office-time.ts';
import { erase, planPurge, purgeEnquiries } from '../retention.ts';
import { removeNote } from '../store/notes.ts';
import {
  countEnquiries,
  hasEmail,
  listEnquiries,
  type StoredEnquiry,
  setHandled,
} from '../stored-enquiries.ts';
import { type CommandContext, findSeveral, onlyOne, readAddress, UsageError } from './command.ts';

export async function mark(context: CommandContext): Promise<void> {
  const { store, values, positionals, now, print } = context;
  const word = positionals.at(-1);
  if (word !== 'handled' && word !== 'open') throw new UsageError('Say: mark ID… handled, or mark ID… open.');
  const found = await findSeveral(context, positionals.slice(0, -1), {
    held: values.held ? { held: true } : undefined,
    all: values.all ? {} : undefined,
  });
  for (const { id } of found) await setHandled(store, id, word === 'handled' ? now : null);
  await print(`Marked as ${word}: ${counted(found)}.`);
}

export async function mail(context: CommandContext): Promise<void> {
  const { store, settings, site, values, positionals, now, print } = context;
  const found = await findSeveral(context, positionals, {
    failed: values.failed ? { failed: true } : undefined,
    held: values.held ? { held: true } : undefined,
    never: values.never ? { never: true } : undefined,
  });
  const recipients = recipientsOf(carriersOf(settings, site));
  if (recipients.length === 0) {
    throw new OperatorNeeded(
      'Nothing was queued, because nobody is configured. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM, or ' +
        'ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET for this command, as the server has them.',
    );
  }
  // Only who names an enquiry wants it sent to those who have it.
  const onlyMissing = positionals.length === 0;
  for (const { id } of found) await sendAgain(store, id, recipients, { onlyMissing, now });
  const underWay = found.filter(({ deliveries }) => deliveries.some(({ status }) => status === 'sending'));
  const waits =
    underWay.length > 0 ? ` What is being sent at this moment (${counted(underWay)}) is left to that.` : '';
  await print(`The server will send within seconds, to ${recipients.join(', ')}: ${counted(found)}.${waits}`);
}

function counted(found: readonly StoredEnquiry[]): string {
  const [only] = found;
  return found.length === 1 && only ? only.id : `${found.length} enquiries`;
}

/** Opening the store makes it and brings it up to date. Who says this knows that it's the right one. */
export async function migrateStore({ store, print }: CommandContext): Promise<void> {
  await store.run((db) => removeNote(db, 'new-store'));
  await print('The tables are up to date.');
}

export async function purgeOld(context: CommandContext): Promise<void> {
  const { store, site, values, settings, now, who, print, confirm } = context;
  const { RETENTION_DAYS: retentionDays } = settings;
  const { old, cutOff } = await store.run((db) => planPurge(db, retentionDays, now));
  const what = `${old} enquiries from before ${officeTimeWithPlace(cutOff, site.office)}`;
  if (values['dry-run']) return await print(`Would remove ${what}.`);
  await print(`This removes ${what}, ${retentionDays} days ago (RETENTION_DAYS).`);
  if (old > 0) await confirm('Remove them?');
  const removed = await purgeEnquiries(store, { retentionDays, now, who, isAsked: true });
  await print(`Removed ${removed} enquiries.`);
}

export async function eraseEnquiries(context: CommandContext): Promise<void> {
  const { store, site, values, settings, now, who, print, confirm, tell } = context;
  const folder = backupFolder(settings.BACKUP_DIR);
  const email = await readAddress(context, onlyOne(context, 'email address'));
  if (values['dry-run']) {
    let found = 0;
    for await (const enquiry of listEnquiries(store, { email })) {
      await print(tableRow(enquiry, site));
      found += 1;
    }
    return await print(`Would remove ${found} enquiries of ${email}.`);
  }
  const found = await store.run((db) => countEnquiries(db, hasEmail(email)));
  if (found > 0) await confirm(`Remove ${found} enquiries of ${email}?`);
  try {
    // First, because nobody would notice later that it is missing.
    if (folder) noteErasure(folder, { email, ...(await erasedOf(context, email)) });
  } catch (error) {
    throw new OperatorNeeded(
      `Nothing was erased, because the erasure list can't be written, and an import would bring it back: ${messageOf(error)}`,
    );
  }
  const removed = await erase(store, hasEmail(email), { who, now });
  const nobody = removed === 0 ? [`No enquiry is from ${email}: check how it is spelt.`] : [];
  const onDisk =
    'PostgreSQL keeps deleted rows on its disk until it vacuums (“vacuum enquiry” does so now), and in its write-ahead ' +
    'log for as long as that is kept.';
  const copies = folder
    ? `Copies in ${folder} keep them until they are removed; an import leaves them out.`
    : 'There is no BACKUP_DIR, so an import of an earlier export would bring them back.';
  const elsewhere = 'Copies in mailboxes and where a webhook led are yours to remove.';
  const parts = [
    `Removed ${removed} enquiries.`,
    ...nobody,
    ...(store.isPostgres ? [onDisk] : []),
    copies,
    elsewhere,
  ];
  await print(parts.join(' '));
  const damage = damagedErasures(folder);
  if (damage) tell(damage);
}

/** `at` is now, or when the last one came in, if the clock was ahead then. */
async function erasedOf({ store, now }: CommandContext, email: string) {
  const found = await store.run((db) =>
    db.selectFrom('enquiry').select(['id', 'received_at']).where(hasEmail(email)).execute(),
  );
  return {
    ids: found.map(({ id }) => id),
    at: Math.max(now, ...found.map(({ received_at }) => received_at)),
  };
}
