/** The commands backup and import. */
import { OperatorNeeded } from '../../errors.ts';
import { backupFolder, checkAgainstNewest, removeOldCopies, writeCopy } from '../operate/copies.ts';
import { importFile } from '../operate/import.ts';
import { audit } from '../store/stored-enquiries.ts';
import { type CommandContext, onlyOne } from './command.ts';

export async function backUp(context: CommandContext): Promise<void> {
  const { store, settings, values, now, who, print } = context;
  if (store.isPostgres)
    throw new OperatorNeeded(
      'PostgreSQL has a tool of its own: pg_dump --format=custom --file=FILE "$DATABASE_URL". Set BACKUP_DIR=none once it runs every night.',
    );
  const folder = backupFolder(settings.BACKUP_DIR);
  if (folder === undefined) throw new OperatorNeeded('Set BACKUP_DIR to a folder for copies.');
  if (!values.anyway) await checkAgainstNewest(store, folder);
  const { file, enquiries } = await writeCopy(store, folder, now);
  removeOldCopies(folder, settings.BACKUP_DAYS);
  await store.run((db) => audit(db, { at: now, who, action: 'backup', enquiries }));
  await print(`Copied ${enquiries} enquiries to ${file}.`);
}

export async function importEnquiries(context: CommandContext): Promise<void> {
  const { store, now, who, print } = context;
  const file = onlyOne(context, 'file');
  const { added, known, erased, lost } = await importFile(store, file, { now, who });
  await print(`Added: ${added}. There already: ${known}. Erased before: ${erased}.`);
  await print('Nothing is mailed by itself: look at list --open, then run mail --failed.');
  if (lost > 0)
    throw new OperatorNeeded(`${lost} rows of ${file} can't be read, and are lost unless a copy has them.`);
}
