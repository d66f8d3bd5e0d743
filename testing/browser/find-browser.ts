/**
 * Which Chromium tests and measurements use: CHROMIUM_PATH, or else a headless shell, since a browser with windows of its
 * own takes twice as long, or else what there is. Looks only: `npm test` installs what's missing.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { isProgram, onPath } from './programs.ts';

const shell = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome'];

/** Nothing where there is none. Playwright's own download counts. */
export function lookForBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is ${named}, which is not an executable file.`);
  const downloaded = chromium.executablePath();
  const found =
    named || onPath([shell]) || (existsSync(downloaded) ? downloaded : undefined) || onPath(others);
  return found && behindScript(found);
}

/**
 * What's on PATH is often a script, and some add flags of the system's: Debian's asks for rasterisation by GPU, which is
 * software on a machine without one. The program behind it gets our flags alone.
 */
function behindScript(file: string): string {
  const real = realpathSync(file);
  if (readFileSync(real, { encoding: 'latin1' }).slice(0, 2) !== '#!') return real;
  const programs = [
    join('/usr/lib/chromium', basename(real)),
    join('/usr/lib64/chromium-browser', basename(real)),
    join(dirname(real), 'chrome'),
  ];
  return programs.find(isProgram) ?? file;
}

/** @throws where there is none; the message lists every remedy. */
export function findBrowser(): string {
  const found = lookForBrowser();
  if (found) return found;
  throw new Error(
    'Chromium was not found. Do one of these:\n' +
      '  1. set CHROMIUM_PATH to the program;\n' +
      `  2. put one of ${[shell, ...others].join(', ')} on PATH;\n` +
      '  3. npx playwright install --with-deps --only-shell chromium\n' +
      `  4. on Debian: apt-get update && apt-get install -y --no-install-recommends ${shell}`,
  );
}

/**
 * No connection to anything but the site, no sandbox for root, who can't set one up in a container, and no GPU, which is
 * slow where it's software and draws other pixels where it isn't.
 */
export function browserArguments(): string[] {
  const ours = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-gpu',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...ours] : ours;
}

/** The headless shell shows each new page a pointer in its corner, which nobody has put there. Runs in the page. */
export function ignoreCornerPointer(): void {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointerover', ignore, { capture: true });
}
