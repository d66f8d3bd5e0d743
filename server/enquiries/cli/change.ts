/** The commands that change what is stored: mark, mail, purge, erase, migrate. */
import { tidy } from '../../../contract/enquiry.ts';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { noteErasure } from '../backup/erasures.ts';
import { carriersOf, recipientsOf } from '../carriers.ts';
import { sendAgain } from '../deliveries.ts';
import { countEnquiries, hasEmail, type StoredEnquiry, setHandled } from '../repository.ts';
import { erase, purgeEnquiries } from '../retention.ts';
import { builtSite, type CommandContext, findSeveral, onlyOne, UsageError } from './command.ts';

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
  const { store, settings, values, positionals, now, print } = context;
  const found = await findSeveral(context, positionals, {
    failed: values.failed ? { failed: true } : undefined,
    held: values.held ? { held: true } : undefined,
    never: values.never ? { never: true } : undefined,
  });
  const recipients = recipientsOf(carriersOf(settings, await builtSite(context)));
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

/** Opening the store does it. */
export async function migrateStore({ store, print }: CommandContext): Promise<void> {
  await store.run(async () => undefined);
  await print('The tables are up to date.');
}

export async function purgeOld(context: CommandContext): Promise<void> {
  const { store, values, settings, now, who, print, confirm } = context;
  const { RETENTION_DAYS: retentionDays } = settings;
  const site = await builtSite(context);
  const purge = { retentionDays, now, builtAt: site.builtAt === null ? null : Date.parse(site.builtAt), who };
  const old = await purgeEnquiries(store, { ...purge, dryRun: true });
  const what = `${old} enquiries older than ${retentionDays} days`;
  if (values['dry-run']) return await print(`Would remove ${what}.`);
  if (old > 0) await confirm(`Remove ${what}?`);
  await print(`Removed ${await purgeEnquiries(store, purge)} enquiries older than ${retentionDays} days.`);
}

export async function eraseEnquiries(context: CommandContext): Promise<void> {
  const { store, values, settings, now, who, print, confirm } = context;
  const { BACKUP_DIR } = settings;
  const given = onlyOne(context, 'email address');
  const email = tidy('email', given);
  if (!email.includes('@')) throw new UsageError(`“${given}” is not an email address.`);
  const found = await countEnquiries(store, hasEmail(email));
  if (values['dry-run']) return await print(`Would remove ${found} enquiries of ${email}.`);
  if (found > 0) await confirm(`Remove ${found} enquiries of ${email}?`);
  try {
    // First, because nobody would notice later that it is missing.
    if (BACKUP_DIR) noteErasure(BACKUP_DIR, email, await erasedUntil(context, email));
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
  const copies = BACKUP_DIR
    ? `Copies in ${BACKUP_DIR} keep them until they are removed; an import leaves them out.`
    : 'BACKUP_DIR is not set, so an import of an earlier export would bring them back.';
  const elsewhere = 'Copies in mailboxes and where a webhook led are yours to remove.';
  const parts = [
    `Removed ${removed} enquiries.`,
    ...nobody,
    ...(store.isPostgres ? [onDisk] : []),
    copies,
    elsewhere,
  ];
  await print(parts.join(' '));
}

/** Now, or when the last one came in, if the clock was ahead then. */
async function erasedUntil({ store, now }: CommandContext, email: string): Promise<number> {
  const newest = await store.run((db) =>
    db
      .selectFrom('enquiry')
      .select('received_at')
      .where(hasEmail(email))
      .orderBy('received_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return Math.max(now, newest?.received_at ?? 0);
}
