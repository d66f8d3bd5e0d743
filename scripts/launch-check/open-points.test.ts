import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openClaims, openPoints } from './open-points.ts';

const settled = {
  'brand.yaml': [
    'name: Harbour Light',
    'registrationNumber: 201912345K',
    "address: { street: 8 Marina View, unit: '#12-03', postalCode: '018960' }",
    'email: hello@harbour.sg',
    'phone: +65 6123 4567',
    'captchaSiteKey: abc',
  ].join('\n'),
  'home.yaml': 'failures:\n  source: A Study of Projects, 2024',
  'case-studies/one.md': '---\nclient: One\napproval: granted\n---\n',
  'claims.yaml': '[]\n',
  'documents/policy.md': '---\ntitle: Policy\nsample: false\n---\n',
};

function contentWith(changes: Partial<typeof settled>): string {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'));
  mkdirSync(join(folder, 'case-studies'));
  mkdirSync(join(folder, 'documents'));
  for (const [name, text] of Object.entries({ ...settled, ...changes }))
    writeFileSync(join(folder, name), text);
  return folder;
}

function found(changes: Partial<typeof settled>): string[] {
  const folder = contentWith(changes);
  return openPoints(folder).map(({ file, line, what }) => `${file.slice(folder.length + 1)}:${line} ${what}`);
}

describe('before the launch', () => {
  test('nothing is open where every value is real, approved and sourced', () => {
    expect(found({})).toEqual([]);
  });

  test.each([
    'email: hello@straitworks.example',
    'siteUrl: https://straitworks.example',
    'socialProfiles: [{ label: LinkedIn, url: "https://social.example/x" }]',
    'registrationNumber: 000000000X',
    "postalCode: '000000'",
    'phone: +65 0000 0000',
    'street: 1 Example Quay',
    "unit: '#00-00'",
  ])('the placeholder is listed with its line: %s', (line) => {
    expect(found({ 'brand.yaml': `name: Harbour Light\n${line}\n` })).toEqual([
      expect.stringMatching(/^brand\.yaml:2 .*write the provider’s own value$/),
    ]);
  });

  test('no captcha key is a choice: the built-in challenge needs none', () => {
    expect(found({ 'brand.yaml': 'captchaSiteKey: null\n' })).toEqual([]);
  });

  test('a case study without its client’s approval is listed', () => {
    expect(found({ 'case-studies/one.md': '---\nclient: One\napproval: pending\n---\n' })).toEqual([
      expect.stringMatching(/^case-studies\/one\.md:3 the client has not agreed/),
    ]);
  });

  test('what a computer leaves beside the texts is passed over', () => {
    const folder = contentWith({});
    writeFileSync(join(folder, 'case-studies/.DS_Store'), 'Bud1');
    expect(openPoints(folder)).toEqual([]);
  });

  test('a sample document is listed', () => {
    expect(found({ 'documents/policy.md': '---\nsample: true\n---\n' })).toEqual([
      expect.stringMatching(/^documents\/policy\.md:2 is a sample/),
    ]);
  });

  test('percentages without a source that can be looked up are listed', () => {
    expect(found({ 'home.yaml': 'failures:\n  source: Figures as the owner gave them.' })).toEqual([
      expect.stringMatching(/^home\.yaml:2 the percentages have no source/),
    ]);
    expect(found({ 'home.yaml': 'failures:\n  source: https://a.example/study' })).toEqual([]);
  });

  test('a file that cannot be read is named without a stack', async () => {
    const folder = contentWith({ 'claims.yaml': '- { file: home.yaml' });
    const errors = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['scripts/launch-check/main.ts', folder], (_error, _stdout, stderr) =>
        resolve(stderr),
      );
    });
    expect(errors).toMatch(
      /^The content has a fault:\n {2}.*claims\.yaml:1 {2}YAML: .* end with a }\. .*\n$/,
    );
  });

  test.each([
    [{}, {}, 0, 'the site may launch'],
    [{ 'documents/policy.md': '---\nsample: true\n---\n' }, {}, 1, '1 to settle'],
    [{}, { PORT: 'many' }, 1, '1 to settle'],
  ])('the command ends with a status that a script can use (%j, %j)', async (changes, env, status, words) => {
    const [code, output] = await new Promise<[unknown, string]>((resolve) => {
      const command = ['scripts/launch-check/main.ts', contentWith(changes)];
      execFile(process.execPath, command, { env }, (error, stdout) => resolve([error?.code ?? 0, stdout]));
    });
    expect(code).toBe(status);
    expect(output).toContain(words);
  });
});

function foundClaims(register: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  writeFileSync(join(folder, 'claims.yaml'), register);
  writeFileSync(join(folder, 'home.yaml'), 'title: Home\nlead: We answer within two days.\n');
  return openClaims(folder).map(({ file, line, what }) => `${file.slice(folder.length + 1)}:${line} ${what}`);
}

test('a claim is listed where it stands, until it is confirmed', () => {
  const claim = (confirmed: boolean) =>
    `- { file: home.yaml, quote: within two days, confirm: the time, confirmed: ${confirmed} }\n`;
  expect(foundClaims(claim(false))).toEqual(['home.yaml:2 confirm the time']);
  expect(foundClaims(claim(true))).toEqual([]);
});

test('an entry whose words are gone is listed, confirmed or not', () => {
  expect(
    foundClaims('- { file: home.yaml, quote: within an hour, confirm: the time, confirmed: true }\n'),
  ).toEqual([
    'claims.yaml:1 speaks of “within an hour”, which is not in home.yaml: correct the entry or remove it',
  ]);
  expect(
    foundClaims('- { file: gone.md, quote: within an hour, confirm: the time, confirmed: true }\n'),
  ).toEqual([
    'claims.yaml:1 speaks of “within an hour”, which is not in gone.md: correct the entry or remove it',
  ]);
});

test('every entry of the site’s own register speaks of words that are there', () => {
  const stale = openClaims('content').filter(({ what }) => what.startsWith('speaks of'));
  expect(stale).toEqual([]);
});
