/**
 * A Chromium for the tests: the one that is named, the one that is installed, or one that is fetched now.
 * Fetching has a limit, so that a machine without a network hears within minutes what it lacks.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** Milliseconds that one way of fetching a browser may take. */
const fetchLimit = 240_000;

/** @throws when there is no browser and none could be fetched; the message names every way out. */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is no program`);
    return named;
  }
  const found = onPath() ?? fromPlaywright() ?? fromDebian();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and this machine has none. Any of these will do:\n' +
      '  1. set CHROMIUM_PATH to the program;\n' +
      `  2. put one of ${names.join(', ')} on PATH;\n` +
      '  3. npx playwright install --with-deps chromium\n' +
      '  4. on Debian: apt-get update && apt-get install -y --no-install-recommends chromium',
  );
}

/**
 * What the tests' browser is started with: it talks to nobody but the site, and trusts its pages where the
 * sandbox cannot be set up, which is so for root in a container.
 */
export function browserArguments(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Playwright's own download. It lacks the system's libraries on some machines, so it has to prove itself. */
function fromPlaywright(): string | undefined {
  if (!existsSync(chromium.executablePath())) {
    tell('No Chromium is installed; Playwright fetches one');
    const command = join('node_modules', '.bin', 'playwright');
    run(command, ['install', '--no-shell', 'chromium']);
  }
  const program = chromium.executablePath();
  return isProgram(program) && run(program, ['--version']) ? program : undefined;
}

function fromDebian(): string | undefined {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...parts: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...parts];
    return run(command, rest);
  };
  tell('Asking the system for its Chromium, by apt-get');
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') ? onPath() : undefined;
}

function run(command: string, parts: readonly string[]): boolean {
  return spawnSync(command, parts, { stdio: 'ignore', timeout: fetchLimit }).status === 0;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** On stderr, so that a long silence is explained. */
function tell(words: string): void {
  process.stderr.write(`${words}…\n`);
}
