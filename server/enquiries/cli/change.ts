/** The commands that change what's stored: mark, mail, purge, erase. */
import { OperatorNeeded } from '../../errors.ts';
import { carriersOf, recipientsOf } from '../deliver/carriers.ts';
import { tableRow } from '../deliver/display.ts';
import { officeTimeWithPlace } from '../deliver/office-time.ts';
import { sendAgain, sendWaiting } from '../deliver/queue.ts';
import { nobodyConfigured } from '../operate/alerts.ts';
import { backupFolder, eraseInCopies } from '../operate/copies.ts';
import { erase, findOverdue, purge, removeTraces } from '../operate/retention.ts';
import { hasEmail, type StoredEnquiry, setHandled } from '../store/stored-enquiries.ts';
import { type CommandContext, findAll, findByIds, onlyOne, readAddress, UsageError } from './command.ts';

export async function mark(context: CommandContext): Promise<void> {
  const { store, positionals, now, print } = context;
  const word = positionals.at(-1);
  if (word !== 'handled' && word !== 'open') throw new UsageError('Say: mark ID… handled, or mark ID… open.');
  const found = await findByIds(store, positionals.slice(0, -1));
  for (const { id } of found) await setHandled(store, id, word === 'handled' ? now : null);
  await print(`Marked as ${word}: ${counted(found)}.`);
}

export async function mail(context: CommandContext): Promise<void> {
  const { store, settings, site, values, positionals, now, print } = context;
  const { waiting = false, failed = false } = values;
  if (Number(waiting) + Number(failed) + Number(positionals.length > 0) !== 1)
    throw new UsageError('Name enquiries by their references or ids, or give one of --waiting, --failed.');
  const recipients = recipientsOf(carriersOf(settings, site));
  if (recipients.length === 0) throw new OperatorNeeded(nobodyConfigured);
  const found =
    positionals.length > 0
      ? await findByIds(store, positionals)
      : await findAll(store, { in: [failed ? 'failed' : 'waiting'] });
  for (const { id } of found) {
    if (waiting) await sendWaiting(store, id, recipients);
    // Only naming an enquiry sends it to people who have it already.
    else await sendAgain(store, id, recipients, { onlyMissing: failed, now });
  }
  await print(`The server will send within seconds, to ${recipients.join(', ')}: ${counted(found)}.`);
}

function counted(found: readonly StoredEnquiry[]): string {
  const [only] = found;
  return found.length === 1 && only ? only.id : `${found.length} enquiries`;
}

export async function purgeOld(context: CommandContext): Promise<void> {
  const { store, site, settings, now, who, print, confirm } = context;
  const { RETENTION_DAYS: retentionDays } = settings;
  const { due, cutOff } = await store.run((db) => findOverdue(db, retentionDays, now));
  const what = `${due} enquiries from before ${officeTimeWithPlace(cutOff, site.office)}`;
  await print(`This removes ${what}, ${retentionDays} days ago (RETENTION_DAYS).`);
  if (due > 0) await confirm('Remove them?');
  const removed = await purge(store, retentionDays, { now, who });
  await removeTraces(store);
  const ofCopies =
    'Copies keep them for BACKUP_DAYS. If that was over half of the store, run backup --anyway.';
  await print(`Removed: ${removed}.${removed > 0 ? ` ${ofCopies}` : ''}`);
}

export async function eraseEnquiries(context: CommandContext): Promise<void> {
  const { store, site, values, settings, now, who, print, confirm } = context;
  const email = await readAddress(onlyOne(context, 'email address'));
  const found = await findAll(store, { email });
  if (values['dry-run']) {
    for (const enquiry of found) await print(tableRow(enquiry, site));
    return await print(`Would remove ${found.length} from ${email}.`);
  }
  if (found.length > 0) await confirm(`Remove ${found.length} from ${email}?`);
  const removed = await erase(store, hasEmail(email), { who, now });
  const folder = backupFolder(settings.BACKUP_DIR);
  const faults = folder ? eraseInCopies(folder, email) : [];
  const parts = [
    `Removed: ${removed}.`,
    ...(removed === 0 ? [`The store has none from ${email}: check the spelling.`] : []),
    ...(store.isPostgres ? [onPostgres] : []),
    ...(folder && faults.length === 0 ? [`No copy in ${folder} has them any more.`] : []),
    "Remove them yourself from mailboxes, copies elsewhere and the webhook's receiver.",
  ];
  await print(parts.join(' '));
  await removeTraces(store);
  if (faults.length > 0) throw new OperatorNeeded(faults.join('\n'));
}

const onPostgres =
  'PostgreSQL keeps deleted rows on its disk until it vacuums (“vacuum enquiry” does so now), and in its write-ahead log ' +
  'for as long as that is kept.';
