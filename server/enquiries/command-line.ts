/** `npm run enquiries -- …`: what an operator does with enquiries, without any web page for it. */

import { type Environment, readSettings, SettingsError } from '../../contract/settings/read-settings.ts';
import { backUpTo } from './commands/back-up.ts';
import { eraseEnquiries, mailEnquiry, markEnquiry, purgeOld } from './commands/change.ts';
import { CommandFailed, UsageError } from './commands/command.ts';
import { exportEnquiries, list, refused, show } from './commands/read.ts';
import { openStore, type Store } from './store/open-store.ts';

const commands = {
  list,
  show,
  export: exportEnquiries,
  mark: markEnquiry,
  mail: mailEnquiry,
  purge: purgeOld,
  erase: eraseEnquiries,
  refused,
  backup: backUpTo,
} as const;

const usage = `Usage: npm run enquiries -- COMMAND

  list [--json] [--quarantined]   enquiries, oldest first; --json prints one JSON object a line
  show ID                         one enquiry, whole
  export [--email EMAIL]          everything that is stored about enquiries, one JSON object a line
  mark ID handled                 note that someone has answered
  mail ID                         mail it now, even if it is held back, in quarantine, or was refused
  purge                           remove enquiries older than RETENTION_DAYS (730)
  erase EMAIL                     remove everything one person sent
  refused                         how much was refused or set aside, by day and reason
  backup FILE                     copy the embedded database to a new file

It reads DATA_DIR or DATABASE_URL as the server does.
`;

/** Returns the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runCommand(args: readonly string[], environment: Environment): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : null;
  if (command === null) {
    if (['help', '--help', '-h'].includes(name)) {
      console.log(usage);
      return 0;
    }
    console.error(name ? `There is no command “${name}”.\n\n${usage}` : usage);
    return 2;
  }

  let store: Store | null = null;
  try {
    const settings = readSettings(environment);
    store = openStore(settings, () => undefined);
    const { retentionDays } = settings;
    await command({ store, args: rest, retentionDays, now: Date.now(), print: (line) => console.log(line) });
    return 0;
  } catch (error) {
    if (error instanceof SettingsError) {
      console.error(error.message);
      return 2;
    }
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof CommandFailed ? reason : `The store does not answer. ${reason}`);
    return 1;
  } finally {
    await store?.close();
  }
}

if (import.meta.main) process.exitCode = await runCommand(process.argv.slice(2), process.env);
