import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { isBuilt, sourceStamp } from './build-stamp.ts';

let project: string;
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), content);
};

beforeEach(() => {
  project = temporaryFolder();
  write('content/home.yaml', 'title: Home');
  write('dist/current/.stamp', sourceStamp(project));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a build fits the sources that it was made from', () => {
  expect(isBuilt(project)).toBe(true);
  rmSync(join(project, 'dist/current/.stamp'));
  expect(isBuilt(project)).toBe(false);
});

test.each([
  ['content/new.md', false],
  ['src/pages/home/home-page.tsx', false],
  ['package-lock.json', false],
  ['content/files/.well-known/apple-app-site-association', false],
  ['src/pages/home/home-page.test.tsx', true],
  ['server/app.ts', true],
  ['content/.git/index.lock', true],
  ['content/services/._dev-ops.md', true],
])('after a change of %s it still fits: %s', (file, fits) => {
  write(file, 'changed');
  expect(isBuilt(project)).toBe(fits);
});

test('a build of the year before no longer fits, because the footer says the year', () => {
  vi.setSystemTime('2031-12-30T12:00:00Z');
  write('dist/current/.stamp', sourceStamp(project));
  expect(isBuilt(project)).toBe(true);
  vi.setSystemTime('2032-01-02T12:00:00Z');
  expect(isBuilt(project)).toBe(false);
});

test('another address of the site asks for another build, a blank one does not', () => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('RECAPTCHA_SITE_KEY', ' ');
  expect(isBuilt(project)).toBe(true);
  vi.stubEnv('SITE_URL', 'https://www.other.example');
  expect(isBuilt(project)).toBe(false);
});
