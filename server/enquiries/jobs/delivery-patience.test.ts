/** How long an enquiry waits after a server has refused it for now, as a server with no other timing has it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { findByIdStart } from '../db/enquiries.ts';
import { openStore } from '../db/store.ts';
import { storedEnquiry } from '../testing/sample-enquiry.ts';
import { until } from '../testing/until.ts';
import { startDeliveryLoop } from './delivery-loop.ts';

test('what is refused for now is first tried again after half a minute at most, and a quarter at least', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'patience-'));
  const store = openStore({ dataDir });
  const row = storedEnquiry({ mail_due_at: Date.now() });
  await store.use((db) => db.insertInto('enquiry').values(row).execute());
  const log = pino({ level: 'silent' });
  let triedAt = 0;
  const loop = startDeliveryLoop({ store, log }, 'mail', async () => {
    triedAt = Date.now();
    return { result: 'postponed', error: 'EENVELOPE 451' };
  });
  const read = async () => (await findByIdStart(store, row.id))[0];
  await until('postponed', async () => (await read())?.mail_error === 'EENVELOPE 451');
  const recordedBy = Date.now();
  const due = (await read())?.mail_due_at ?? 0;
  expect(due).toBeGreaterThanOrEqual(triedAt + 15_000);
  expect(due).toBeLessThanOrEqual(recordedBy + 30_000);
  await loop.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
});
