/**
 * Which Chromium the tests use: CHROMIUM_PATH, or else the headless shell, since a browser with windows of its own takes
 * twice as long, or else what there is. Looks only; `npm test` installs what's missing.
 */
import { onPath } from '../../testing/browser/programs.ts';

/** Nothing where only Playwright's own download is left, which Playwright finds by itself. */
export function findBrowser(): { executablePath?: string } {
  const executablePath =
    process.env['CHROMIUM_PATH'] ||
    onPath(['chromium-headless-shell']) ||
    onPath(['chromium', 'chromium-browser', 'google-chrome']);
  return executablePath ? { executablePath } : {};
}

/** No connection to anything but the site, and no sandbox for root, who can't set one up in a container. */
export function browserArguments(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}
