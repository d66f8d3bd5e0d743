/** The commands for bad days: backup, restore, erasures. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { copyPath, removeDue } from '../backup/copies.ts';
import { eraseListed, erasureLists, noteListed } from '../backup/erasures.ts';
import { dropCommand, dumpDatabase, restoreDump } from '../backup/postgres.ts';
import { backUpFile, restoreFile } from '../backup/sqlite.ts';
import { addAuditLog, addMissing, compareStores, takeState } from '../backup/take-over.ts';
import { type HeldDelivery, holdDue } from '../delivery/queue.ts';
import { audit, countEnquiries, shortIds } from '../repository.ts';
import { checkClock } from '../retention.ts';
import { markStore } from '../store/mark.ts';
import { appliedMigrations } from '../store/migrate.ts';
import type { Database } from '../store/schema.ts';
import { openStore, type Store, type StoreSettings } from '../store/store.ts';
import { builtSite, type CommandContext, UsageError } from './command.ts';

/** Old copies go only once a new one is there: the last one must not go because of a store that is missing. */
export async function backUp(context: CommandContext): Promise<void> {
  const { store, positionals, first, settings, now, who, print } = context;
  const { backupDir, backupDays, databaseUrl = '' } = settings;
  const folder = positionals.length === 0 ? backupDir : undefined;
  if (positionals.length > 1 || (!first && !folder)) {
    throw new UsageError('Name a file to write, or set BACKUP_DIR.');
  }
  const target = resolve(folder ? copyPath(folder, now, store.file === null ? '.dump' : '.sqlite') : first);
  let copied: string | null = null;
  try {
    // Where there's no store, this says so, and what to do. The copy's own number comes from the copy.
    await countEnquiries(store);
    const enquiries =
      store.file === null ? await dumpDatabase(databaseUrl, target) : await backUpFile(store.file, target);
    copied = `Copied ${enquiries} enquiries to ${target}, and checked the copy`;
    await store.use((db) => audit(db, { at: now, who, action: 'backup', enquiries }));
    if (folder) markStore(folder, store.name);
    print(`${copied}.`);
  } catch (error) {
    throw new OperatorNeeded(
      `${copied ?? 'No backup was made'}, and no old copy was removed. ${messageOf(error)}`,
    );
  }
  if (!folder) return;
  try {
    const site = await builtSite();
    if (site.builtAt) checkClock(now, Date.parse(site.builtAt));
    const removed = removeDue(folder, backupDays, now);
    if (removed.length > 0) {
      print(`Removed ${removed.length} copies older than ${backupDays} days: ${removed.join(', ')}.`);
    }
  } catch (error) {
    throw new OperatorNeeded(`Old copies were not removed. ${messageOf(error)}`);
  }
}

/** The server is stopped meanwhile. What was due in the copy is held, unless the store before knows what became of it. */
export async function restore(context: CommandContext): Promise<void> {
  const { store, first, settings, now, who, print, confirm } = context;
  const { dataDir, databaseUrl = '', backupDir } = settings;
  const backup = resolve(first);
  if (!existsSync(backup)) throw new OperatorNeeded(`Nothing was restored. There is no file ${backup}.`);
  await confirm(`Replace everything in ${store.name} with ${backup}?`);

  const report: string[] = [];
  const tell = () => {
    for (const line of report.splice(0)) print(line);
  };
  const beside = dirname(backup);
  const listFolders = backupDir ? [beside, resolve(backupDir)] : [beside];
  let held: HeldDelivery[] = [];
  let lacking: string | null = null;
  const prepare = async (restored: StoreSettings) => {
    await using fresh = openStore(restored, { access: 'update' });
    held = await holdDue(fresh);
    const erased = await eraseAgain(fresh, listFolders, context);
    // A copy that was fetched from elsewhere comes with lists that BACKUP_DIR may not have.
    if (backupDir && existsSync(backupDir)) noteListed(beside, backupDir);
    const enquiries = await countEnquiries(fresh);
    await fresh.use((db) => audit(db, { at: now, who, action: 'restore', enquiries }));
    report.push(`Restored ${enquiries} enquiries from ${backup}. ${erased}`);
  };
  const add = async (replaced: Database | null, restored: StoreSettings) => {
    let missed = 'an unknown number of enquiries are only in the store before, and not all were added';
    try {
      if (!replaced) throw new Error('it is damaged');
      if ((await appliedMigrations(replaced)).length === 0) return;
      await using fresh = openStore(restored, { access: 'update' });
      const { missing, shared } = await compareStores(replaced, fresh);
      missed = `${missing.length} enquiries are only in the store before, and not all were added`;
      await addMissing(replaced, fresh, missing);
      // The store before can have someone whose erasure was noted and then failed.
      await eraseAgain(fresh, listFolders, context);
      report.push(`Added ${missing.length} enquiries that only the store before had.`);
      missed = 'what became of the others since the copy is only in the store before, and was not taken';
      const reworded = await takeState(replaced, fresh, shared);
      await addAuditLog(replaced, fresh);
      if (shared.length > 0)
        report.push(`Took from it what became of ${shared.length} others since the copy.`);
      if (reworded.length > 0) report.push(`${differs} ${reworded.join(', ')}.`);
    } catch (error) {
      lacking = `${missed}: ${messageOf(error)}.`;
    }
  };
  const whereKept = (name: string, remove: string) =>
    report.push(
      `The store before is kept ${name}.`,
      lacking
        ? 'Keep it until you have what was not added.'
        : `${stillThere} Remove it when you no longer need it: ${remove}`,
    );

  try {
    if (store.file === null) {
      let kept = '';
      const moved = (name: string) => {
        kept = name;
        report.push(`The store before is ${kept} now. If this ends here, run it again: nothing is lost.`);
        tell();
      };
      await restoreDump(backup, databaseUrl, now, { prepare, add, moved });
      whereKept(`as ${kept}`, dropCommand(kept));
    } else {
      const kept = copyPath(resolve(backupDir ?? dataDir), now, '-before-restore.sqlite');
      const wasThere = await restoreFile(backup, store.file, kept, { prepare, add });
      if (wasThere) whereKept(`in ${kept}`, `rm '${kept}'*`);
    }
  } catch (error) {
    throw new OperatorNeeded(`Nothing was restored. ${messageOf(error)}`);
  }
  tell();
  await tellHeld(context, held);
  if (lacking) throw new OperatorNeeded(`The copy was restored, but ${lacking}`);
}

const stillThere = 'It still has people who were erased.';

/** Someone who changed many by mistake restores a copy because of that. */
const differs =
  'Nobody corrected as many enquiries as have other words there. These have the words of the copy:';

/** What it held that nobody knows more of, with the commands that send it. */
async function tellHeld({ store, print }: CommandContext, held: readonly HeldDelivery[]): Promise<void> {
  const known = await store.use((db) =>
    db.selectFrom('delivery').select(['enquiry_id', 'channel']).where('state', '=', 'held').execute(),
  );
  const keyOf = ({ enquiry_id, channel }: HeldDelivery) => `${channel} ${enquiry_id}`;
  const stillHeld = new Set(known.map(keyOf));
  const left = held.filter((delivery) => stillHeld.has(keyOf(delivery)));
  if (left.length === 0) return;
  const shortId = await shortIds(store);
  const commands = left.map(({ enquiry_id, channel }) => `${verbs[channel]} ${shortId(enquiry_id)}`);
  print(`${left.length} deliveries were due in the copy and are held now: ${commands.join(', ')}.`);
}

const verbs = { mail: 'mail', webhook: 'post' } as const;

/** `restore` does the same by itself. */
export async function repeatErasures(context: CommandContext): Promise<void> {
  const { backupDir } = context.settings;
  if (!backupDir) throw new OperatorNeeded('Set BACKUP_DIR: the erasure list is kept there.');
  context.print(await eraseAgain(context.store, [resolve(backupDir)], context));
}

async function eraseAgain(
  store: Store,
  folders: readonly string[],
  { now, who }: CommandContext,
): Promise<string> {
  const places = [...new Set(folders)];
  const lists = places.filter((folder) => existsSync(folder)).flatMap(erasureLists);
  if (lists.length === 0) {
    return `There is no erasure list in ${places.join(' or ')}, so nobody was erased again.`;
  }
  const erased = await eraseListed(store, lists, { who, now });
  const where = [...new Set(lists.map((list) => join(dirname(list), '/')))];
  return `Erased ${erased} again: enquiries from people on the erasure list in ${where.join(' and ')}.`;
}
