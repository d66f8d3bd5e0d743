/** The commands for bad days: backup, restore, erasures. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { addAuditLog, addMissing, findMissing } from '../backup/add-missing.ts';
import { copyPath, removeDue } from '../backup/copies.ts';
import { eraseListed, erasureLists, noteListed } from '../backup/erasures.ts';
import { dumpDatabase, restoreDump } from '../backup/postgres.ts';
import { backUpFile, restoreFile } from '../backup/sqlite.ts';
import { holdDue } from '../delivery/queue.ts';
import { audit, countEnquiries } from '../repository.ts';
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
  try {
    // Where there's no store, this says so, and what to do. The copy's own number comes from the copy.
    await countEnquiries(store);
    const enquiries =
      store.file === null ? await dumpDatabase(databaseUrl, target) : await backUpFile(store.file, target);
    await store.use((db) => audit(db, { at: now, who, action: 'backup', enquiries }));
    if (folder) markStore(folder, store.name);
    print(`Copied ${enquiries} enquiries to ${target}, and checked the copy.`);
  } catch (error) {
    throw new OperatorNeeded(`No backup was made, and no old copy was removed. ${messageOf(error)}`);
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

/** What a restore doesn't take from the store that it replaces, and doesn't remove from it. */
const onlyKept =
  'Only there are marks and corrections made since the copy, and it still has people who were erased. ' +
  'Remove it when you no longer need it: ';

/** The server is stopped meanwhile. What was due in the copy is held, so that nothing is mailed again unasked. */
export async function restore(context: CommandContext): Promise<void> {
  const { store, first, settings, now, who, print, confirm } = context;
  const { dataDir, databaseUrl = '', backupDir } = settings;
  const backup = resolve(first);
  if (!existsSync(backup)) throw new OperatorNeeded(`Nothing was restored. There is no file ${backup}.`);
  await confirm(`Replace everything in ${store.name} with ${backup}?`);

  const report: string[] = [];
  const prepare = async (restored: StoreSettings) => {
    await using fresh = openStore(restored, { access: 'update' });
    const held = await holdDue(fresh);
    const beside = dirname(backup);
    const erased = await eraseAgain(fresh, backupDir ? [beside, resolve(backupDir)] : [beside], context);
    // A copy that was fetched from elsewhere comes with lists that BACKUP_DIR may not have.
    if (backupDir && existsSync(backupDir)) noteListed(beside, backupDir);
    const enquiries = await countEnquiries(fresh);
    await fresh.use((db) => audit(db, { at: now, who, action: 'restore', enquiries }));
    report.push(`Restored ${enquiries} enquiries from ${backup}. ${erased}`);
    if (held > 0) report.push(`${held} deliveries were due in the copy and are held now: mail ID, post ID.`);
  };
  const add = async (replaced: Database | null, restored: StoreSettings) => {
    if (!replaced) return void report.push('The store before is damaged, so nothing was added from it.');
    let missing: string[] | null = null;
    try {
      if ((await appliedMigrations(replaced)).length === 0) return;
      await using fresh = openStore(restored, { access: 'update' });
      missing = await findMissing(replaced, fresh);
      await addMissing(replaced, fresh, missing);
      await addAuditLog(replaced, fresh);
      report.push(`Added ${missing.length} enquiries that only the store before had.`);
    } catch (error) {
      const count = missing?.length ?? 'An unknown number of';
      report.push(
        `${count} enquiries are only in the store before, and not all were added: ${messageOf(error)}.`,
      );
    }
  };

  try {
    if (store.file === null) {
      const name = await restoreDump(backup, databaseUrl, now, { prepare, add });
      report.push(`The store before is kept as ${name}.`, `${onlyKept}drop database ${name};`);
    } else {
      const kept = copyPath(resolve(backupDir ?? dataDir), now, '-before-restore.sqlite');
      const wasThere = await restoreFile(backup, store.file, kept, { prepare, add });
      if (wasThere) report.push(`The store before is kept in ${kept}.`, `${onlyKept}rm '${kept}'*`);
    }
  } catch (error) {
    throw new OperatorNeeded(`Nothing was restored. ${messageOf(error)}`);
  }
  for (const line of report) print(line);
}

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
