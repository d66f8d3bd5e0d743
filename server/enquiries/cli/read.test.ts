import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CliBench, startCliBench } from '../testing/cli-bench.ts';

let bench: CliBench;
beforeAll(async () => {
  bench = await startCliBench();
});
afterAll(() => bench.close());

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
  expect(await names('--topic', 'web-application-development')).toEqual(['Mei Ling', 'Ahmad']);
  expect(await names('--open', '--since', '2020-01-01', '--search', 'TWELVE ordering')).toEqual(['Mei Ling']);
  expect(await names('--since', '2100-01-01')).toEqual([]);
  expect(await names('--failed')).toEqual([]);
});
