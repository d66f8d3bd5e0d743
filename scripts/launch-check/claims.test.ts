import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openClaims } from './claims.ts';

function found(register: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  writeFileSync(join(folder, 'claims.yaml'), register);
  writeFileSync(join(folder, 'home.yaml'), 'title: Home\nlead: We answer within two days.\n');
  return openClaims(folder).map(({ file, line, what }) => `${file.slice(folder.length + 1)}:${line} ${what}`);
}

test('a claim is listed where it stands, until it is confirmed', () => {
  const claim = (confirmed: boolean) =>
    `- { file: home.yaml, quote: within two days, confirm: the time, confirmed: ${confirmed} }\n`;
  expect(found(claim(false))).toEqual(['home.yaml:2 confirm the time']);
  expect(found(claim(true))).toEqual([]);
});

test('an entry whose words are gone is listed, confirmed or not', () => {
  expect(found('- { file: home.yaml, quote: within an hour, confirm: the time, confirmed: true }\n')).toEqual(
    ['claims.yaml:1 speaks of “within an hour”, which is not in home.yaml: correct the entry or remove it'],
  );
  expect(found('- { file: gone.md, quote: within an hour, confirm: the time, confirmed: true }\n')).toEqual([
    'claims.yaml:1 speaks of “within an hour”, which is not in gone.md: correct the entry or remove it',
  ]);
});

test('every entry of the site’s own register speaks of words that are there', () => {
  const stale = openClaims('content').filter(({ what }) => what.startsWith('speaks of'));
  expect(stale).toEqual([]);
});
