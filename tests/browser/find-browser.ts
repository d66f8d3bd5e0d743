/**
 * Finds a Chromium for the tests: the one in CHROMIUM_PATH, an installed one, or one that is downloaded now.
 * The headless shell is preferred: without windows of its own it opens a page for a quarter of the work.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { installFromDebian, isProgram, log, onPath, run } from './programs.ts';

const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome'];

/** @throws when there is no browser and none could be downloaded; the message lists every remedy. */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is not an executable file`);
    return named;
  }
  const found = onPath(names) ?? fromPlaywright() ?? fromDebian();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, which was not found. Do one of these:\n' +
      '  1. set CHROMIUM_PATH to the program;\n' +
      `  2. put one of ${names.join(', ')} on PATH;\n` +
      '  3. npx playwright install --with-deps chromium\n' +
      `  4. on Debian: apt-get update && apt-get install -y --no-install-recommends ${shell}`,
  );
}

/** Whether the browser is the headless shell, which lacks what a window brings: it keeps no page to go back to. */
export const isHeadlessShell = (program: string) => program.endsWith('headless-shell');

/**
 * Arguments for the tests' browser: no connection to anything but the site, and no sandbox for root, which
 * cannot set one up in a container.
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

/** Playwright's download. Some machines lack libraries that it needs, so it is tried first. */
function fromPlaywright(): string | undefined {
  if (!existsSync(chromium.executablePath())) {
    log('No Chromium is installed; downloading one with Playwright');
    const command = join('node_modules', '.bin', 'playwright');
    run(command, ['install', '--no-shell', 'chromium']);
  }
  const program = chromium.executablePath();
  return isProgram(program) && run(program, ['--version']) ? program : undefined;
}

function fromDebian(): string | undefined {
  return installFromDebian([shell]) || installFromDebian(['chromium']) ? onPath(names) : undefined;
}
