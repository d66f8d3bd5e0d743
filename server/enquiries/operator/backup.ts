/** The backup command; restoring is putting the copy in the file's place. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp } from '../db/backup.ts';
import { messageOf } from '../db/errors.ts';
import { type CommandContext, CommandFailed, onlyArgument } from './command.ts';

export async function backUpTo({ store, args, print }: CommandContext): Promise<void> {
  const target = resolve(onlyArgument(args, 'file to write'));
  if (store.file === null) throw new CommandFailed('The store is PostgreSQL: back it up with pg_dump.');
  if (!existsSync(store.file)) throw new CommandFailed(`There is no database at ${store.file}.`);
  try {
    backUp(store.file, target);
  } catch (error) {
    throw new CommandFailed(`No backup was made. ${messageOf(error)}`);
  }
  print(`Copied ${store.file} to ${target}, and checked the copy.`);
}
