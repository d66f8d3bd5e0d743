/** `npm run enquiries -- …`: what an operator does with enquiries, without any web page for it. */
import { hostname, userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { loadEnvFiles } from '../../../contract/settings/load-env-files.ts';
import { type Environment, readSettings, SettingsError } from '../../../contract/settings/read-settings.ts';
import { messageOf, OperatorNeeded, StoreUnavailable } from '../store/errors.ts';
import { openStore } from '../store/store.ts';
import { backUp, repeatErasures, restore } from './backup.ts';
import {
  correctEnquiry,
  eraseEnquiries,
  mailEnquiry,
  markEnquiry,
  migrateStore,
  postEnquiry,
  purgeOld,
  reopenEnquiry,
} from './change.ts';
import { UsageError } from './command.ts';
import { exportEnquiries, list, log, refused, show } from './read.ts';

const commands = {
  list,
  show,
  export: exportEnquiries,
  mark: markEnquiry,
  reopen: reopenEnquiry,
  correct: correctEnquiry,
  mail: mailEnquiry,
  post: postEnquiry,
  purge: purgeOld,
  erase: eraseEnquiries,
  refused,
  log,
  backup: backUp,
  restore,
  erasures: repeatErasures,
  migrate: migrateStore,
} as const;

const usage = `Usage: npm run enquiries -- COMMAND

  list                            enquiries, oldest first, one line each
    --open --failed                 only those not handled yet; only those that could not be mailed or posted
    --quarantined                   only those set aside as spam
    --since 2026-11-20 --topic SLUG --search WORDS
    --json                          one JSON object a line
  show ID                         one enquiry, whole
  export [--email EMAIL] [--csv]  everything stored, one JSON object a line; --csv for spreadsheets
  mark ID handled                 note that someone has answered
  reopen ID                       take that note back
  correct ID field=value          correct what the sender got wrong, such as email=mei@company.example
  mail ID                         mail it now, even if it is held back, in quarantine, failed or mailed before
  post ID                         the same for the webhook
  purge                           remove enquiries older than RETENTION_DAYS (730)
  erase EMAIL                     remove everything one person sent
    --dry-run                       only say how many purge or erase would remove
  refused                         how much was refused or set aside, by day and reason
  log                             who removed, corrected or exported how many, and when
  backup [FILE]                   copy everything to a new file, or into BACKUP_DIR, where old copies are removed
  restore FILE                    replace everything with a copy, and erase again anyone erased since
  erasures                        erase again everyone on the erasure list in BACKUP_DIR
  migrate                         bring the tables of an earlier version up to date, as the server does at start

You can shorten an ID to any beginning that only one enquiry has. Times are Singapore's.
It reads DATA_DIR or DATABASE_URL, and the settings of mail and webhook, as the server does.`;

/** Returns the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runCommand(
  argv: readonly string[],
  environment: Environment,
  output: Pick<Console, 'log' | 'error'> = console,
  confirm = confirmAtTerminal,
): Promise<number> {
  const [name = '', ...args] = argv;
  if (['help', '--help', '-h'].includes(name)) {
    output.log(usage);
    return 0;
  }
  try {
    const command = Object.entries(commands).find(([known]) => known === name)?.[1];
    if (!command) throw new UsageError(name ? `There is no command “${name}”.` : 'Name a command.');
    const settings = readSettings(environment);
    await using store = openStore(settings, { create: false, update: name === 'migrate' });
    output.error(`Store: ${store.name}`);
    await command({
      store,
      args,
      settings,
      now: Date.now(),
      who: userAtHost(environment),
      confirm,
      print: (line) => output.log(line),
    });
    return 0;
  } catch (error) {
    if (error instanceof SettingsError) {
      output.error(error.message);
      return 2;
    }
    if (error instanceof UsageError || isParseError(error)) {
      output.error(`${messageOf(error)}\n\n${usage}`);
      return 2;
    }
    const outage = error instanceof StoreUnavailable ? 'The store does not answer. ' : '';
    output.error(`${outage}${messageOf(error)}`);
    return 1;
  }
}

/** Who asks: sudo hides it from the system's own answer. */
function userAtHost(environment: Environment): string {
  return `${environment['SUDO_USER'] ?? userInfo().username}@${hostname()}`;
}

/** A script has nobody to ask. */
async function confirmAtTerminal(question: string): Promise<void> {
  if (!process.stdin.isTTY) return;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  if (answer.trim() !== 'yes') throw new OperatorNeeded('Nothing was removed.');
}

/** What `parseArgs` throws for options and arguments that a command does not take. */
function isParseError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (import.meta.main) {
  loadEnvFiles();
  process.exitCode = await runCommand(process.argv.slice(2), process.env);
}
