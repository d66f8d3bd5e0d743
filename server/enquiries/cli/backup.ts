/** The commands backup and import: an export is the backup, and an import the restore. */
import { join } from 'node:path';
import { OperatorNeeded } from '../../errors.ts';
import { checkAgainstNewest, nameOfCopy, removeOldCopies, writeCopy } from '../backup/copies.ts';
import { addErasures, readErasures } from '../backup/erasures.ts';
import { importFile } from '../backup/import.ts';
import { audit } from '../repository.ts';
import { type CommandContext, onlyOne } from './command.ts';

export async function backUp(context: CommandContext): Promise<void> {
  const { store, settings, values, positionals, now, who, print } = context;
  const { BACKUP_DIR, BACKUP_DAYS } = settings;
  const given = positionals.length > 0 ? onlyOne(context, 'file') : undefined;
  const file = given ?? (BACKUP_DIR && join(BACKUP_DIR, nameOfCopy(now)));
  if (!file) throw new OperatorNeeded('Set BACKUP_DIR, or name a file: backup FILE');
  if (BACKUP_DIR && !values.anyway) await checkAgainstNewest(store, BACKUP_DIR);
  const enquiries = await writeCopy(store, file, readErasures(BACKUP_DIR), now);
  if (given === undefined && BACKUP_DIR) removeOldCopies(BACKUP_DIR, BACKUP_DAYS, now);
  await store.transaction((trx) => audit(trx, { at: now, who, action: 'backup', enquiries }));
  await print(`Copied ${enquiries} enquiries to ${file}.`);
}

export async function importEnquiries(context: CommandContext): Promise<void> {
  const { store, settings, now, who, print } = context;
  const { BACKUP_DIR } = settings;
  const file = onlyOne(context, 'file');
  const result = await importFile(store, file, { erasures: readErasures(BACKUP_DIR), now, who });
  // So that a copy from before those erasures can't bring anyone back either.
  if (BACKUP_DIR) addErasures(BACKUP_DIR, result.inFile);
  const { added, known, erased, held } = result;
  await print(
    `Added ${added} enquiries. ${known} were there already, and ${erased} are of people who were erased.`,
  );
  if (held > 0)
    await print(
      `${held} of them are held, and nobody was told of them: list --held, then mail ID or mail --held.`,
    );
}
