/** What the operator of a PostgreSQL is told, beyond what the commands do with the embedded file. */
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runEnquiries } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { createDatabase } from '../testing/shared-postgres.ts';
import { postgresPassword } from '../testing/start-postgres.ts';
import { startService, type TestService } from '../testing/start-service.ts';

let service: TestService;
let environment: Record<string, string>;
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  service = await startService({ settings: { databaseUrl } });
  environment = { DATABASE_URL: databaseUrl };
});
afterAll(() => service.close());

test('after an erasure: where deleted rows stay, and what removes them', async () => {
  await service.post(sampleFields());
  const { code, stdout } = await runEnquiries(['erase', 'mei.ling@visitor.example'], environment);
  expect(code).toBe(0);
  expect(stdout).toBe(
    'Removed 1 enquiries. PostgreSQL keeps deleted rows on its disk until it vacuums (“vacuum enquiry” ' +
      'does so now), and in its write-ahead log for as long as that is kept. Copies in mailboxes, in backups and ' +
      'where a webhook led are yours to remove.\n',
  );
});

test('the password may be left to PGPASSWORD, where it is written as it is', async () => {
  const address = new URL(environment['DATABASE_URL'] ?? '');
  address.password = '';
  vi.stubEnv('PGPASSWORD', postgresPassword);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, stderr } = await runEnquiries(['list'], { DATABASE_URL: address.href });
  expect([code, stderr]).toEqual([0, `Store: PostgreSQL at 127.0.0.1${address.pathname}\n`]);
});
