import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-browser-'));
  vi.stubEnv('CHROMIUM_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
  return file;
}

test('CHROMIUM_PATH comes first, and is an error if it can’t be run', () => {
  const named = program('my-browser');
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(findBrowser()).toBe(named);
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
  expect(() => findBrowser()).toThrow(/CHROMIUM_PATH is .*missing, which is not an executable file/);
});

test('the headless shell, on PATH or from Playwright, comes before a browser with windows', () => {
  program('chromium');
  vi.stubEnv('PATH', [folder, dirname(process.execPath)].join(delimiter));
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'playwright'));
  const parts = ['install', '--dry-run', '--only-shell', 'chromium'];
  const { stdout } = spawnSync('node_modules/.bin/playwright', parts, { encoding: 'utf8' });
  const [build = ''] = /chromium_headless_shell-\d+/.exec(stdout) ?? [];
  const downloaded = program(`playwright/${build}/linux/chrome-headless-shell`);
  expect(findBrowser()).toBe(downloaded);
  const onPath = program('chromium-headless-shell');
  expect(findBrowser()).toBe(onPath);
});
