/** The commands for bad days: backup, restore, erasures. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyPath, erasureLists, findErased, removeDue } from '../backup/folder.ts';
import { dumpDatabase, restoreDump } from '../backup/postgres.ts';
import { backUpFile, restoreFile } from '../backup/sqlite.ts';
import { audit, countEnquiries } from '../repository.ts';
import { checkClock, eraseByIds } from '../retention.ts';
import { messageOf, OperatorNeeded } from '../store/errors.ts';
import { openStore, type Store, type StoreSettings } from '../store/store.ts';
import { builtSite, type CommandContext, onlyArgument, UsageError } from './command.ts';

/** Old copies go whether or not the new one could be made: how long they may be kept doesn't depend on that. */
export async function backUp(context: CommandContext): Promise<void> {
  const { store, args, settings, now, who, print } = context;
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length === 0 && !settings.backupDir) {
    throw new UsageError('Name a file to write, or set BACKUP_DIR.');
  }
  const faults: string[] = [];
  const attempt = async (failed: string, work: () => Promise<void>) => {
    await work().catch((error) => faults.push(`${failed} ${messageOf(error)}`));
  };
  const folder = positionals.length === 0 ? settings.backupDir : undefined;
  const kind = store.file === null ? 'dump' : 'sqlite';
  const target = folder ? copyPath(resolve(folder), now, kind) : resolve(onlyArgument(args, 'file to write'));
  await attempt('No backup was made.', async () => {
    const enquiries = await countEnquiries(store);
    await copyStore(context, target);
    await store.use((db) => audit(db, { at: now, who, action: 'backup', enquiries }));
    print(`Copied ${enquiries} enquiries to ${target}, and checked the copy.`);
  });
  if (folder) {
    await attempt('Old copies were not removed.', async () => {
      const site = await builtSite();
      if (site) checkClock(now, Date.parse(site.builtAt));
      removeDue(folder, settings.backupDays, now);
    });
  }
  if (faults.length > 0) throw new OperatorNeeded(faults.join(' '));
}

async function copyStore({ store, settings }: CommandContext, target: string): Promise<void> {
  if (store.file !== null) await backUpFile(store.file, target);
  else await dumpDatabase(settings.databaseUrl ?? '', target);
}

export async function restore(context: CommandContext): Promise<void> {
  const { store, args, settings, now, who, print, confirm } = context;
  const file = resolve(onlyArgument(args, 'backup to restore'));
  const lists = settings.backupDir ?? dirname(file);
  await confirm(`Replace everything in ${store.name} with ${file}?`);

  let result = '';
  const prepare = async (restored: StoreSettings) => {
    await using fresh = openStore(restored, { create: false });
    const erased = await eraseAgain(fresh, lists, context);
    const enquiries = await countEnquiries(fresh);
    await fresh.use((db) => audit(db, { at: now, who, action: 'restore', enquiries }));
    result = `Restored ${enquiries} enquiries from ${file}. ${erased}`;
  };
  const before = await replaceStore(context, file, prepare).catch((error) => {
    throw new OperatorNeeded(`Nothing was restored. ${messageOf(error)}`);
  });
  print(result);
  if (before) print(before);
}

/** Returns where to find what was replaced. */
async function replaceStore(
  { store, settings, now }: CommandContext,
  backup: string,
  prepare: (restored: StoreSettings) => Promise<void>,
): Promise<string | null> {
  const { dataDir, databaseUrl = '' } = settings;
  if (store.file === null) {
    const stamp = new Date(now).toISOString().replaceAll(/\D/g, '');
    const kept = await restoreDump(backup, databaseUrl, stamp, (url) =>
      prepare({ dataDir, databaseUrl: url }),
    );
    return `The database before is kept as ${kept}. When you no longer need it: drop database ${kept};`;
  }
  const { file } = store;
  const kept = copyPath(settings.backupDir ?? dataDir, now, 'sqlite').replace('.', '-before-restore.');
  const isThere = existsSync(file);
  if (isThere) {
    await backUpFile(file, resolve(kept)).catch((error) => {
      throw new Error(
        `What is stored now can't be copied: ${messageOf(error)} Stop the server, move ${file} away together with ` +
          'its -wal and -shm, and restore again.',
      );
    });
  }
  await restoreFile(backup, file, (folder) => prepare({ dataDir: folder }));
  return isThere ? `What was stored before is in ${resolve(kept)}.` : null;
}

/** `restore` does the same by itself. */
export async function repeatErasures(context: CommandContext): Promise<void> {
  const { store, args, settings, print } = context;
  parseArgs({ args });
  if (!settings.backupDir) throw new OperatorNeeded('Set BACKUP_DIR: the erasure list is kept there.');
  print(await eraseAgain(store, settings.backupDir, context));
}

async function eraseAgain(
  store: Store,
  folder: string,
  { now, who }: Pick<CommandContext, 'now' | 'who'>,
): Promise<string> {
  if (!existsSync(folder) || erasureLists(folder).length === 0) {
    return `There is no erasure list in ${folder}, so nobody was erased again.`;
  }
  const erased = await findErased(store, folder);
  if (erased.length > 0) await eraseByIds(store, erased, { who, now });
  return `Erased ${erased.length} again, of people on the erasure list in ${join(folder, '/')}.`;
}
