import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBuilt, sourceStamp } from './build-stamp.ts';

let project: string;
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), content);
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'stamp-'));
  write('content/home.yaml', 'title: Home');
  write('dist/current/.stamp', sourceStamp(project));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

test('a build fits the sources that it was made from', () => {
  expect(isBuilt(project)).toBe(true);
  rmSync(join(project, 'dist/current/.stamp'));
  expect(isBuilt(project)).toBe(false);
});

test.each([
  'content/home.yaml',
  'content/new.md',
  'src/pages/home/home-page.tsx',
  'contract/enquiry.ts',
  'vite.config.ts',
  'package-lock.json',
])('a change of %s asks for another build', (file) => {
  write(file, 'changed');
  expect(isBuilt(project)).toBe(false);
});

test.each([
  'src/pages/home/home-page.test.tsx',
  'contract/enquiry.test.ts',
  'src/testing/sample.ts',
  'server/app.ts',
  'docs/a.md',
])('a change of %s does not', (file) => {
  write(file, 'changed');
  expect(isBuilt(project)).toBe(true);
});

test('another address of the site asks for another build, a blank one does not', () => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('RECAPTCHA_SITE_KEY', ' ');
  expect(isBuilt(project)).toBe(true);
  vi.stubEnv('SITE_URL', 'https://www.other.example');
  expect(isBuilt(project)).toBe(false);
});
