import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserArguments, findBrowser } from './find-browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-browser-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

test('the program that CHROMIUM_PATH names comes first', () => {
  const named = program('my-browser');
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(findBrowser()).toBe(named);
});

test('a CHROMIUM_PATH that cannot be run is an error; no other browser is used', () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
  expect(() => findBrowser()).toThrow(/CHROMIUM_PATH is .*missing, which is not an executable file/);
});

test('the headless shell on PATH is taken before a browser with windows', () => {
  program('chromium');
  const found = program('chromium-headless-shell');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(findBrowser()).toBe(found);
});

test('without the shell on PATH, the one that Playwright has is taken before a browser with windows', () => {
  program('chromium');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', [folder, dirname(process.execPath)].join(delimiter));
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'playwright'));
  const parts = ['install', '--dry-run', '--only-shell', 'chromium'];
  const { stdout } = spawnSync('node_modules/.bin/playwright', parts, { encoding: 'utf8' });
  const [build = ''] = /chromium_headless_shell-\d+/.exec(stdout) ?? [];
  const found = program(`playwright/${build}/linux/chrome-headless-shell`);
  expect(findBrowser()).toBe(found);
});

test('the browser connects to nothing but the site', () => {
  expect(browserArguments()).toEqual(
    expect.arrayContaining([
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
    ]),
  );
});
