import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CliBench, startCliBench } from '../testing/cli-bench.ts';

let bench: CliBench;
beforeAll(async () => {
  bench = await startCliBench();
});
afterAll(() => bench.close());

test('correct ID field=value changes those fields, and the audit log notes it without the data', async () => {
  const id = await bench.idOf('Ahmad');
  expect(await bench.run('correct', id, 'email= ahmad@new.example', 'company=Kopi = Kaya')).toMatchObject({
    code: 0,
    stdout: `Corrected email, company of enquiry ${id}.\n`,
  });
  const corrected = (await bench.listed()).find((enquiry) => enquiry.id === id);
  expect(corrected).toMatchObject({ name: 'Ahmad', email: 'ahmad@new.example', company: 'Kopi = Kaya' });
  const { stdout } = await bench.run('log');
  expect(stdout).toMatch(/ {2}correct +1 {2}/);
  expect(stdout).not.toContain('ahmad');
});

test('correct changes nothing when a value is not valid, and only fields that the sender filled in', async () => {
  const id = await bench.idOf('Mei Ling');
  const before = await bench.listed();
  expect(await bench.run('correct', id, 'name=Mei', 'email=nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nothing was corrected. Write the email address like name@company.com.'),
  });
  for (const wrong of ['verified=1', 'email', '']) {
    expect(await bench.run('correct', id, wrong)).toMatchObject({ code: 2 });
  }
  expect(await bench.listed()).toEqual(before);
});
