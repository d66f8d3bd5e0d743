/** `npm run -s enquiries -- …`: what an operator does with enquiries, without any web page for it. */
import { hostname, userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { loadEnvFiles } from '../../../contract/settings/load-env-files.ts';
import { type Environment, readSettings, SettingsError } from '../../../contract/settings/read-settings.ts';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { NoStore, StoreUnavailable } from '../store/errors.ts';
import { openStore } from '../store/store.ts';
import { backUp, importEnquiries } from './backup.ts';
import { eraseEnquiries, mail, mark, migrateStore, purgeOld } from './change.ts';
import { check } from './check.ts';
import { builtSite, type CommandContext, options, UsageError } from './command.ts';
import { type Output, standardOutput } from './output.ts';
import { exportEnquiries, list, log, show } from './read.ts';

type Command = {
  run: (context: CommandContext) => Promise<void>;
  options?: readonly (keyof typeof options)[];
  /** Whether it takes anything but options. */
  takes?: true;
  /** Whether it may make a store, or bring its tables up to date. */
  mayMigrate?: true;
};

const commands = new Map<string, Command>([
  ['list', { run: list, options: ['open', 'held', 'failed', 'since', 'json'] }],
  ['show', { run: show, takes: true }],
  ['export', { run: exportEnquiries, options: ['email', 'csv'] }],
  ['mark', { run: mark, options: ['held', 'all'], takes: true }],
  ['mail', { run: mail, options: ['failed', 'held', 'never'], takes: true }],
  ['erase', { run: eraseEnquiries, options: ['dry-run'], takes: true }],
  ['purge', { run: purgeOld, options: ['dry-run'] }],
  ['backup', { run: backUp, options: ['anyway'], takes: true }],
  ['import', { run: importEnquiries, takes: true }],
  ['log', { run: log }],
  ['check', { run: check, options: ['send'] }],
  ['migrate', { run: migrateStore, mayMigrate: true }],
]);

const usage = `Usage: npm run -s enquiries -- COMMAND

  list                       enquiries, oldest first, one line each
    --open --held --failed     only those not handled yet; only those held; only those that didn't reach everyone
    --since 2026-11-20         only those from that day on
    --json                     one JSON object a line
  show ID…                   everything about them
  export                     everything stored, one JSON object a line, as a backup has it
    --csv --email EMAIL        for spreadsheets; only what one person sent
  mark ID… handled           note that someone has answered; mark ID… open takes that back
    --held --all               all that are held; all there are
  mail ID…                   send them now to everyone configured today, even if they have it
    --failed --held --never    those that failed, are held, or came before anyone was configured: to who lacks them
  erase EMAIL                remove everything one person sent
  purge                      remove enquiries older than RETENTION_DAYS (730)
    --dry-run                  only say what erase or purge would remove
  backup [FILE]              copy everything to a new file, or into BACKUP_DIR, where old copies are removed
    --anyway                   although the store has far fewer than the newest copy
  import FILE                add what a copy has and the store lacks, while the server runs; nothing is sent
  log                        who removed, exported, backed up or imported how many, and when
  check [--send]             try store, mail server, webhook and backup folder; --send mails a test
  migrate                    make the store, or bring its tables up to date, and confirm that it's the right one

For an EMAIL write -, and it's read from standard input: what a command is given can be in a log.
An ID is an enquiry's reference, or any beginning or end of its id that only one enquiry has. Times are the office's.
erase and purge ask first at a terminal. The exit code is 0 if it worked, 1 if it didn't, 2 if it wasn't understood.
It reads DATA_DIR or DATABASE_URL, and the settings of mail and webhook, as the server does.`;

function parse([name = '', ...args]: readonly string[], environment: Environment) {
  const command = commands.get(name);
  if (!command) throw new UsageError(name ? `There is no command “${name}”.` : 'Name a command.');
  refuseTaken([name, ...args], environment);
  const own = Object.entries(options).filter(([option]) =>
    command.options?.some((taken) => taken === option),
  );
  const { values, positionals } = parseArgs({
    args,
    options: Object.fromEntries(own),
    allowPositionals: command.takes !== undefined,
  });
  return { command, values, positionals };
}

/** npm keeps flags that come without `--` before them, and a command without `--dry-run` would erase. */
function refuseTaken(args: readonly string[], environment: Environment): void {
  if (environment['npm_lifecycle_event'] !== 'enquiries') return;
  const taken = Object.entries(options).flatMap(([option, { type }]) => {
    const value = environment[`npm_config_${option.replaceAll('-', '_')}`];
    if (!value || value === 'false' || args.includes(`--${option}`)) return [];
    return type === 'boolean' || value === 'true' ? [`--${option}`] : [`--${option}`, value];
  });
  if (taken.length === 0) return;
  const [name = '', ...others] = args;
  const [flag = ''] = taken;
  const line = ['npm run -s enquiries --', name, ...taken, ...others].join(' ');
  throw new OperatorNeeded(
    `Nothing was done, because npm took ${flag} for itself. Write -- before the command:\n  ${line}`,
  );
}

/** Where a command runs: at a terminal, in the project's folder, now. */
type Surroundings = Pick<CommandContext, 'confirm' | 'readInput' | 'now'> & {
  output: Output;
  /** The folder of builds. */
  dist: string;
};

/** Returns the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runCommand(
  argv: readonly string[],
  environment: Environment,
  given: Partial<Surroundings> = {},
): Promise<number> {
  const { output = standardOutput(), confirm = confirmAtTerminal, dist = 'dist', now } = given;
  const { print, tell } = output;
  try {
    if (['help', '--help', '-h'].includes(argv[0] ?? '')) {
      await print(usage);
      return 0;
    }
    const { command, ...parsed } = parse(argv, environment);
    const built = await builtSite(dist);
    const settings = readSettings(environment, { RECAPTCHA_SITE_KEY: built.captchaSiteKey ?? undefined });
    const site = { ...built, siteUrl: settings.SITE_URL ?? built.siteUrl };
    const { mayMigrate = false } = command;
    await using store = openStore(settings, { mayMigrate, mayMake: () => mayMigrate });
    tell(`Store: ${store.name}`);
    const who = userAtHost(environment);
    await command.run({
      ...parsed,
      store,
      settings,
      site,
      // A store that's away has no time. What the command then asks of it says so.
      now: now ?? (await store.now().catch(() => Date.now())),
      who,
      confirm,
      readInput: given.readInput ?? readInput,
      print,
      tell,
    });
    return 0;
  } catch (error) {
    const isMisunderstood = error instanceof UsageError || isParseError(error);
    const isAway = error instanceof StoreUnavailable && !(error instanceof NoStore);
    const outage = isAway ? 'The store does not answer. ' : '';
    tell(`${outage}${messageOf(error)}${isMisunderstood ? `\n\n${usage}` : ''}`);
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
  if ((await askAtTerminal(`${question} Type yes: `)) !== 'yes')
    throw new OperatorNeeded('Nothing was removed.');
}

/** A line from the person at the terminal, or whatever another program writes. */
async function readInput(question: string): Promise<string> {
  return process.stdin.isTTY ? await askAtTerminal(`${question}: `) : (await text(process.stdin)).trim();
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

/** What `parseArgs` throws for options and arguments that a command does not take. */
function isParseError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (import.meta.main) {
  // An error of the output is that of the line being printed.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    loadEnvFiles();
    process.exitCode = await runCommand(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
  }
}
