/** The commands for bad days: backup, restore, erasures. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { copyPath, removeDue } from '../backup/copies.ts';
import { eraseListed, erasureLists } from '../backup/erasures.ts';
import { dumpDatabase, restoreDump } from '../backup/postgres.ts';
import { backUpFile, restoreFile } from '../backup/sqlite.ts';
import { audit, countEnquiries } from '../repository.ts';
import { checkClock } from '../retention.ts';
import { openStore, type Store, type StoreSettings } from '../store/store.ts';
import { builtSite, type CommandContext, UsageError } from './command.ts';

/** Old copies go whether or not the new one could be made: how long they may be kept doesn't depend on that. */
export async function backUp(context: CommandContext): Promise<void> {
  const { store, positionals, first, settings, now, who, print } = context;
  const { backupDir, backupDays, databaseUrl = '' } = settings;
  const folder = positionals.length === 0 ? backupDir : undefined;
  if (positionals.length > 1 || (!first && !folder)) {
    throw new UsageError('Name a file to write, or set BACKUP_DIR.');
  }
  const target = resolve(folder ? copyPath(folder, now, store.file === null ? '.dump' : '.sqlite') : first);
  const faults: string[] = [];
  try {
    const enquiries = await countEnquiries(store);
    if (store.file === null) await dumpDatabase(databaseUrl, target);
    else await backUpFile(store.file, target);
    await store.use((db) => audit(db, { at: now, who, action: 'backup', enquiries }));
    print(`Copied ${enquiries} enquiries to ${target}, and checked the copy.`);
  } catch (error) {
    faults.push(`No backup was made. ${messageOf(error)}`);
  }
  try {
    const site = await builtSite();
    if (folder && site.builtAt) checkClock(now, Date.parse(site.builtAt));
    if (folder) removeDue(folder, backupDays, now);
  } catch (error) {
    faults.push(`Old copies were not removed. ${messageOf(error)}`);
  }
  if (faults.length > 0) throw new OperatorNeeded(faults.join(' '));
}

export async function restore(context: CommandContext): Promise<void> {
  const { store, first, settings, now, who, print, confirm } = context;
  const { dataDir, databaseUrl = '', backupDir } = settings;
  const backup = resolve(first);
  await confirm(`Replace everything in ${store.name} with ${backup}?`);

  let result = '';
  const prepare = async (restored: StoreSettings) => {
    await using fresh = openStore(restored, { access: 'update' });
    const erased = await eraseAgain(fresh, backupDir ?? dirname(backup), context);
    const enquiries = await countEnquiries(fresh);
    await fresh.use((db) => audit(db, { at: now, who, action: 'restore', enquiries }));
    result = `Restored ${enquiries} enquiries from ${backup}. ${erased}`;
  };
  let kept = '';
  try {
    if (store.file === null) {
      const prepareDatabase = (url: string) => prepare({ dataDir, databaseUrl: url });
      const name = await restoreDump(backup, databaseUrl, now, prepareDatabase);
      kept = `The database before is kept as ${name}. When you no longer need it: drop database ${name};`;
    } else {
      if (existsSync(store.file)) kept = await keepFile(store.file, resolve(backupDir ?? dataDir), now);
      await restoreFile(backup, store.file, (folder) => prepare({ dataDir: folder }));
    }
  } catch (error) {
    throw new OperatorNeeded(`Nothing was restored. ${messageOf(error)}`);
  }
  print(result);
  if (kept) print(kept);
}

/** Copies what a restore is about to replace, and says where it is. */
async function keepFile(file: string, folder: string, now: number): Promise<string> {
  const kept = copyPath(folder, now, '-before-restore.sqlite');
  await backUpFile(file, kept).catch((error) => {
    throw new Error(
      `The current data can't be copied: ${messageOf(error)} Stop the server, move ${file} away together with ` +
        'its -wal and -shm, and restore again.',
    );
  });
  return `What was stored before is in ${kept}.`;
}

/** `restore` does the same by itself. */
export async function repeatErasures(context: CommandContext): Promise<void> {
  const { backupDir } = context.settings;
  if (!backupDir) throw new OperatorNeeded('Set BACKUP_DIR: the erasure list is kept there.');
  context.print(await eraseAgain(context.store, backupDir, context));
}

async function eraseAgain(store: Store, folder: string, { now, who }: CommandContext): Promise<string> {
  if (!existsSync(folder) || erasureLists(folder).length === 0) {
    return `There is no erasure list in ${folder}, so nobody was erased again.`;
  }
  const erased = await eraseListed(store, folder, { who, now });
  return `Erased ${erased} again: enquiries from people on the erasure list in ${join(folder, '/')}.`;
}
