/**
 * Finds a Chromium for the tests: the one in CHROMIUM_PATH, or else the headless shell wherever it can be had, since a
 * browser with windows of its own takes twice as long for the whole suite. That one is the last resort.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian, isProgram, log, onPath, run } from './programs.ts';

const shell = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome'];

/** @throws when there is no browser and none could be downloaded; the message lists every remedy. */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  const why = named && refusalOf(named);
  if (why) throw new Error(why);
  if (named) return named;
  const found = onPath([shell]) ?? fromPlaywright() ?? fromDebian() ?? onPath(others);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, which was not found. Do one of these:\n' +
      '  1. set CHROMIUM_PATH to the program;\n' +
      `  2. put one of ${[shell, ...others].join(', ')} on PATH;\n` +
      '  3. npx playwright install --with-deps --only-shell chromium\n' +
      `  4. on Debian: apt-get update && apt-get install -y --no-install-recommends ${shell}`,
  );
}

/** What to say of a CHROMIUM_PATH that can't be used, or nothing. */
function refusalOf(named: string): string | undefined {
  if (!isProgram(named)) return `CHROMIUM_PATH is ${named}, which is not an executable file.`;
  const { status, stdout = '' } = spawnSync(named, ['--version'], { encoding: 'utf8' });
  if (status === 0 && /chrom|edge|brave/i.test(stdout)) return undefined;
  return `CHROMIUM_PATH is ${named}, which doesn't answer --version as a Chromium does.`;
}

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
  if (!playwrightShell()) {
    log('No headless Chromium is installed; downloading one with Playwright…');
    run(playwright, ['install', '--only-shell', 'chromium']);
  }
  const program = playwrightShell();
  return program && run(program, ['--version']) ? program : undefined;
}

const playwright = join('node_modules', '.bin', 'playwright');

/** Only Playwright's dry run tells where it installs the browser. */
function playwrightShell(): string | undefined {
  const parts = ['install', '--dry-run', '--only-shell', 'chromium'];
  const { stdout } = spawnSync(playwright, parts, { encoding: 'utf8' });
  const [, folder] = /headless.shell[\s\S]*?Install location: +(.+)/i.exec(stdout ?? '') ?? [];
  if (!folder) return undefined;
  const names = globSync('*/{chrome-headless-shell,headless_shell}', { cwd: folder });
  return names.map((name) => join(folder, name)).find(isProgram);
}

function fromDebian(): string | undefined {
  return installFromDebian([shell]) ? onPath([shell]) : undefined;
}

/** The headless shell shows each new page a pointer in its corner, which nobody has put there. Runs in the page. */
export function ignoreCornerPointer(): void {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointerover', ignore, { capture: true });
}
