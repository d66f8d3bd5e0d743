/** The commands backup and import: an export is the backup, and an import the restore. */
import { join } from 'node:path';
import { OperatorNeeded } from '../../errors.ts';
import {
  backupFolder,
  checkAgainstNewest,
  nameOfCopy,
  removeOldCopies,
  removePartialCopies,
  writeCopy,
} from '../backup/copies.ts';
import { addErasures, damagedErasures, readErasures } from '../backup/erasures.ts';
import { importFile } from '../backup/import.ts';
import { audit } from '../stored-enquiries.ts';
import { type CommandContext, onlyOne } from './command.ts';

export async function backUp(context: CommandContext): Promise<void> {
  const { store, settings, values, positionals, now, who, print } = context;
  const folder = backupFolder(settings.BACKUP_DIR);
  const given = positionals.length > 0 ? onlyOne(context, 'file') : undefined;
  const file = given ?? (folder && join(folder, nameOfCopy(now)));
  if (!file) throw new OperatorNeeded('Set BACKUP_DIR, or name a file: backup FILE');
  if (folder && !values.anyway) await checkAgainstNewest(store, folder);
  if (folder) removePartialCopies(folder);
  // First, so that they end in time where their disk is full, and make room.
  if (given === undefined && folder) removeOldCopies(folder, settings.BACKUP_DAYS, now);
  const enquiries = await writeCopy(store, file, readErasures(folder), now);
  await store.transaction((trx) => audit(trx, { at: now, who, action: 'backup', enquiries }));
  await print(`Copied ${enquiries} enquiries to ${file}.`);
  tellOfDamage(context);
}

export async function importEnquiries(context: CommandContext): Promise<void> {
  const { store, settings, now, who, print, tell } = context;
  const folder = backupFolder(settings.BACKUP_DIR);
  const file = onlyOne(context, 'file');
  const result = await importFile(store, file, { erasures: readErasures(folder), now, who });
  // So that a copy from before those erasures can't bring anyone back either.
  if (folder) addErasures(folder, result.inFile);
  const { added, known, erased, held } = result;
  await print(
    `Added ${added} enquiries. ${known} were there already, and ${erased} are of people who were erased.`,
  );
  if (added + known + erased === 0)
    tell(`${file} has no enquiries. If the store had any, this was copied after them: take an earlier one.`);
  if (held > 0)
    await print(
      `${held} of them are held, and nobody was told of them: list --held, then mail ID or mail --held.`,
    );
  tellOfDamage(context);
}

/** For the person at the terminal: a line of the erasure list that can't be read leaves nobody out. */
function tellOfDamage({ settings, tell }: CommandContext): void {
  const damage = damagedErasures(backupFolder(settings.BACKUP_DIR));
  if (damage) tell(damage);
}
