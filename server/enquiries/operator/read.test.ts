import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperatorBench, startOperatorBench } from '../testing/operator-bench.ts';

let bench: OperatorBench;
beforeAll(async () => {
  bench = await startOperatorBench();
});
afterAll(() => bench.close());

test('list --json prints one object a line, with exactly the agreed names', async () => {
  const listed = await bench.listed();
  const first = listed.find(({ name }) => name === 'Mei Ling');
  const second = listed.find(({ name }) => name === 'Ahmad');
  expect(Object.keys(first ?? {})).toEqual([
    'id',
    'receivedAt',
    'name',
    'email',
    'company',
    'phone',
    'topic',
    'message',
    'plan',
    'verified',
    'mailedAt',
    'handledAt',
  ]);
  expect(first).toMatchObject({
    name: 'Mei Ling',
    plan: 'Twelve weeks',
    verified: false,
    mailedAt: null,
    handledAt: null,
  });
  expect(first?.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(second).toMatchObject({ name: 'Ahmad', company: '', phone: '' });
});

test('list is for people: one line each, with what became of it', async () => {
  const { stdout } = await bench.run('list');
  expect(stdout.trim().split('\n')).toHaveLength(2);
  expect(stdout).toMatch(/held: unverified +Mei Ling <mei\.ling@visitor\.example>/);
});

test('show prints one enquiry whole', async () => {
  const { code, stdout } = await bench.run('show', await bench.idOf('Mei Ling'));
  expect(code).toBe(0);
  for (const part of [
    'mei.ling@visitor.example',
    'ordering system',
    'consent   2026-',
    'visit 2',
    'Twelve weeks',
  ]) {
    expect(stdout).toContain(part);
  }
});

test('export prints everything that is known, of all or of one person', async () => {
  const everything = (await bench.run('export')).stdout.trim().split('\n');
  expect(everything).toHaveLength(2);
  const { stdout } = await bench.run('export', '--email', 'MEI.LING@visitor.example');
  expect(JSON.parse(stdout)).toMatchObject({
    name: 'Mei Ling',
    history: ['visit 1', 'visit 2'],
    consentVersion: expect.any(String),
    consentedAt: expect.any(String),
  });
});

test('list takes only what is asked for', async () => {
  const names = async (...args: string[]) =>
    (await bench.run('list', '--json', ...args)).stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).name);
  await bench.run('mark', await bench.idOf('Ahmad'), 'handled');
  expect(await names('--open')).toEqual(['Mei Ling']);
  await bench.run('reopen', await bench.idOf('Ahmad'));
  expect(await names('--search', 'TWELVE ordering')).toEqual(['Mei Ling']);
  expect(await names('--since', '2020-01-01')).toEqual(['Mei Ling', 'Ahmad']);
  expect(await names('--since', '2100-01-01')).toEqual([]);
  expect(await names('--topic', 'web-application-development')).toEqual(['Mei Ling', 'Ahmad']);
  expect(await names('--topic', 'dev-ops')).toEqual([]);
});

test('export --csv is for spreadsheets, and cannot be taken for formulas', async () => {
  const { code, stdout } = await bench.run('export', '--csv');
  expect(code).toBe(0);
  expect(stdout.split('\n')[0]).toBe(
    'id,receivedAt,name,email,company,phone,topic,message,plan,verified,mailedAt,handledAt',
  );
  expect(stdout).toContain(`,"'+65 6123 4567",`);
});
