/** `npm run -s enquiries -- …`: an operator's commands. */
import { fstatSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { loadEnvFile } from '../../../contract/settings/load-env-file.ts';
import { type Environment, readSettings, SettingsError } from '../../../contract/settings/read-settings.ts';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { openStore } from '../store/store.ts';
import { backUp, importEnquiries } from './backup.ts';
import { eraseEnquiries, mail, mark, purgeOld } from './change.ts';
import { check } from './check.ts';
import { askAtTerminal, builtSite, type CommandContext, options, UsageError } from './command.ts';
import { exportEnquiries, list, log, show } from './read.ts';

type Command = {
  run: (context: CommandContext) => Promise<void>;
  options?: readonly (keyof typeof options)[];
  /** Whether it takes arguments besides options. */
  takes?: true;
  mayMake?: true;
};

const commands = new Map<string, Command>([
  ['list', { run: list, options: ['open', 'failed', 'spam', 'since', 'json'] }],
  ['show', { run: show, takes: true }],
  ['export', { run: exportEnquiries, options: ['email', 'csv'] }],
  ['mark', { run: mark, takes: true }],
  ['mail', { run: mail, options: ['waiting', 'failed'], takes: true }],
  ['erase', { run: eraseEnquiries, options: ['dry-run'], takes: true }],
  ['purge', { run: purgeOld }],
  ['backup', { run: backUp, options: ['anyway'] }],
  ['import', { run: importEnquiries, takes: true, mayMake: true }],
  ['log', { run: log }],
  ['check', { run: check, options: ['send'] }],
]);

const usage = `Usage: enquiries COMMAND, or in a clone: npm run -s enquiries -- COMMAND

  list                       enquiries, oldest first, one line each
    --open --failed --spam     only those not handled yet: all but spam; those that didn't reach everyone; spam
    --since 2026-11-20         only those from that day on
    --json                     one JSON object a line
  show ID…                   everything about them
  export                     everything stored, one JSON object a line
    --csv --email EMAIL        for spreadsheets; only what one person sent
  mark ID… handled           note that someone has answered; mark ID… open takes that back
  mail ID…                   send them now to everyone configured today, even if they have it
    --waiting                  what waits now, and what came before anyone was configured
    --failed                   those that failed, to who lacks them
  erase EMAIL                remove everything one person sent, from the store and from every copy in BACKUP_DIR
    --dry-run                  only list it
  purge                      remove enquiries older than RETENTION_DAYS
  backup                     copy the store into BACKUP_DIR, which keeps the newest BACKUP_DAYS copies
    --anyway                   although the store has far fewer than the newest copy
  import FILE                add what a database file has and the store lacks, damaged or not; nothing is sent
  log                        who removed, exported, backed up or imported how many, and when
  check [--send]             try store, mail server, webhook and copies; --send mails a test

For an EMAIL write -, and it's read from standard input: what a command is given can be in a log.
An ID is an enquiry's reference, or any beginning or end of its id that only one enquiry has. Times are the office's.
erase and purge ask first at a terminal. The exit code is 0 if it worked, 1 if it didn't, 2 if it wasn't understood.
It reads DATA_DIR or DATABASE_URL, and the settings of mail and webhook, as the server does.`;

function parse([name = '', ...args]: readonly string[], environment: Environment) {
  const command = commands.get(name);
  if (!command) throw new UsageError(name ? `There is no command “${name}”.` : 'Name a command.');
  // npm takes flags before `--` for itself, and without this one the command would erase.
  if (environment['npm_config_dry_run'] === 'true')
    throw new OperatorNeeded(
      `Nothing was done, because npm took --dry-run for itself. Write: npm run -s enquiries -- ${name} … --dry-run`,
    );
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

type Surroundings = Pick<CommandContext, 'confirm' | 'now' | 'print'> & {
  tell: (line: string) => void;
  dist: string;
};

/** Returns the exit code: 0 done, 1 not done, 2 not understood. */
export async function runCommand(
  argv: readonly string[],
  environment: Environment,
  given: Partial<Surroundings> = {},
): Promise<number> {
  const {
    print = printToOutput,
    tell = console.error,
    confirm = confirmAtTerminal,
    dist = 'dist',
    now,
  } = given;
  try {
    if (['help', '--help', '-h'].includes(argv[0] ?? '')) {
      await print(usage);
      return 0;
    }
    const { command, ...parsed } = parse(argv, environment);
    const built = await builtSite(dist);
    const settings = readSettings(environment);
    const site = { ...built, siteUrl: settings.SITE_URL ?? built.siteUrl };
    const { mayMake = false } = command;
    await using store = openStore(settings, { mayMake, mayMigrate: mayMake });
    tell(`Store: ${store.name}`);
    const who = userAtHost(environment);
    await command.run({
      ...parsed,
      store,
      settings,
      site,
      // If the store is away, the command's own questions say so.
      now: now ?? (await store.now().catch(() => Date.now())),
      who,
      confirm,
      print,
    });
    return 0;
  } catch (error) {
    const isMisunderstood = error instanceof UsageError || isParseError(error);
    tell(`${messageOf(error)}${isMisunderstood ? `\n\n${usage}` : ''}`);
    return isMisunderstood || error instanceof SettingsError ? 2 : 1;
  }
}

/** A full disk is an error, so that nobody takes half an export for a whole one. */
async function printToOutput(line: string): Promise<void> {
  // Node's stream takes a line that a disk has cut off for written.
  if (fstatSync(process.stdout.fd).isFile()) return writeFileSync(process.stdout.fd, `${line}\n`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  await promise;
}

/** With sudo, the system would say root. */
function userAtHost(environment: Environment): string {
  return `${environment['SUDO_USER'] ?? userInfo().username}@${hostname()}`;
}

async function confirmAtTerminal(question: string): Promise<void> {
  if (!process.stdin.isTTY) return;
  if ((await askAtTerminal(`${question} Type yes: `)) !== 'yes')
    throw new OperatorNeeded('Nothing was removed.');
}

function isParseError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (import.meta.main) {
  // A reader that's gone, as in `list | head`, is reported where it's written.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    loadEnvFile();
    process.exitCode = await runCommand(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
  }
}
