/** `npm run -s enquiries -- …`: what an operator does with enquiries, without any web page for it. */
import { hostname, userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadEnvFiles } from '../../../contract/settings/load-env-files.ts';
import { type Environment, readSettings, SettingsError } from '../../../contract/settings/read-settings.ts';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { StoreUnavailable } from '../store/errors.ts';
import { type Access, openStore } from '../store/store.ts';
import { backUp, repeatErasures, restore } from './backup.ts';
import {
  correctEnquiry,
  eraseEnquiries,
  markEnquiry,
  migrateStore,
  purgeOld,
  reopenEnquiry,
  requeueOn,
} from './change.ts';
import { check } from './check.ts';
import { type CommandContext, options, UsageError } from './command.ts';
import { exportEnquiries, list, log, show } from './read.ts';

type Command = {
  run: (context: CommandContext) => Promise<void>;
  options?: readonly (keyof typeof options)[];
  /** What it takes one of; or `several`, which it checks itself. */
  takes?: string;
  /** What it may do to the tables, if that's more than reading and writing them. */
  access?: (values: CommandContext['values']) => Access;
};

const several = 'several';
const id = 'enquiry ID';

const commands = new Map<string, Command>([
  ['list', { run: list, options: ['open', 'failed', 'quarantined', 'since', 'topic', 'search', 'json'] }],
  ['show', { run: show, takes: id }],
  ['export', { run: exportEnquiries, options: ['email', 'csv'] }],
  ['mark', { run: markEnquiry, takes: several }],
  ['reopen', { run: reopenEnquiry, takes: id }],
  ['correct', { run: correctEnquiry, takes: several }],
  ['mail', { run: requeueOn('mail'), options: ['failed'], takes: several }],
  ['post', { run: requeueOn('webhook'), options: ['failed'], takes: several }],
  ['check', { run: check, options: ['send'] }],
  ['purge', { run: purgeOld, options: ['dry-run'] }],
  ['erase', { run: eraseEnquiries, options: ['dry-run'], takes: 'email address' }],
  ['log', { run: log }],
  ['backup', { run: backUp, takes: several }],
  ['restore', { run: restore, takes: 'backup to restore' }],
  ['erasures', { run: repeatErasures }],
  ['migrate', { run: migrateStore, options: ['new'], access: (values) => (values.new ? 'new' : 'update') }],
]);

const usage = `Usage: npm run -s enquiries -- COMMAND

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
  mail --failed, post --failed    the same for all that could not be mailed or posted
  check [--send]                  try store, mail server, webhook and backup folder; --send mails a test
  purge                           remove enquiries older than RETENTION_DAYS (730)
  erase EMAIL                     remove everything one person sent
    --dry-run                       only say how many purge or erase would remove
  log                             who removed, corrected, exported, backed up or restored how many, and when
  backup [FILE]                   copy everything to a new file, or into BACKUP_DIR, where old copies are removed
  restore FILE                    replace everything with a copy, and erase again anyone erased since
  erasures                        erase again everyone on the erasure list in BACKUP_DIR
  migrate                         bring the tables of an earlier version up to date, as the server does at start
    --new                           make a new, empty store although there was one

You can shorten an ID to any beginning that only one enquiry has. Times are those of the office's time zone.
It reads DATA_DIR or DATABASE_URL, and the settings of mail and webhook, as the server does.`;

function parse([name = '', ...args]: readonly string[]) {
  const command = commands.get(name);
  if (!command) throw new UsageError(name ? `There is no command “${name}”.` : 'Name a command.');
  const taken = Object.entries(options).filter(([option]) => command.options?.some((own) => own === option));
  const allowPositionals = command.takes !== undefined;
  const { values, positionals } = parseArgs({ args, options: Object.fromEntries(taken), allowPositionals });
  const [first = '', ...others] = positionals;
  if (allowPositionals && command.takes !== several && (first === '' || others.length > 0)) {
    throw new UsageError(`Name exactly one ${command.takes}.`);
  }
  return { run: command.run, access: command.access?.(values) ?? 'command', values, positionals, first };
}

/** Returns the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runCommand(
  argv: readonly string[],
  environment: Environment,
  output: Pick<Console, 'log' | 'error'> = console,
  confirm = confirmAtTerminal,
): Promise<number> {
  if (['help', '--help', '-h'].includes(argv[0] ?? '')) {
    output.log(usage);
    return 0;
  }
  try {
    const { run, access, ...given } = parse(argv);
    const settings = readSettings(environment);
    await using store = openStore(settings, { access });
    output.error(`Store: ${store.name}`);
    const print = (line: string) => output.log(line);
    await run({ ...given, store, settings, now: Date.now(), who: userAtHost(environment), confirm, print });
    return 0;
  } catch (error) {
    const isMisunderstood = error instanceof UsageError || isParseError(error);
    const outage = error instanceof StoreUnavailable ? 'The store does not answer. ' : '';
    output.error(`${outage}${messageOf(error)}${isMisunderstood ? `\n\n${usage}` : ''}`);
    return isMisunderstood || error instanceof SettingsError ? 2 : 1;
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
  // What reads our output may have had enough, such as `head`. The command is done all the same.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.exitCode = await runCommand(process.argv.slice(2), process.env);
}
