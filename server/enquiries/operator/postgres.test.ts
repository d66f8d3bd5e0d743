/** What the operator of a PostgreSQL is told, beyond what the commands do with the embedded file. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runEnquiries } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { startService, type TestService } from '../testing/start-service.ts';

let postgres: TestPostgres;
let service: TestService;
let environment: Record<string, string>;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  service = await startService({ settings: { databaseUrl } });
  environment = { DATABASE_URL: databaseUrl };
});
afterAll(async () => {
  await service.close();
  await postgres.remove();
});

test('after an erasure: where deleted rows stay, and what removes them', async () => {
  await service.post(sampleFields());
  const { code, stdout } = await runEnquiries(['erase', 'mei.ling@visitor.example'], environment);
  expect(code).toBe(0);
  expect(stdout).toBe(
    'Removed 1 enquiries. PostgreSQL keeps deleted rows on its disk until it vacuums (“vacuum enquiry, reply” ' +
      'does so now), and in its write-ahead log for as long as that is kept. Copies in mailboxes, in backups and ' +
      'where a webhook led are yours to remove.\n',
  );
});

test('for a backup: the program that makes one', async () => {
  const { code, stdout, stderr } = await runEnquiries(
    ['backup', join(tmpdir(), 'never.sqlite')],
    environment,
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('The store is PostgreSQL: back it up with pg_dump.\n');
});
