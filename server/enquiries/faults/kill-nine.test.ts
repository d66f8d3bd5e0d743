/** The process is killed without warning, in the middle of its work. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findFault } from '../db/backup.ts';
import { listJson } from '../testing/run-command.ts';
import { startServiceProcess } from '../testing/start-service-process.ts';
import { sendSteadily } from '../testing/steady-senders.ts';

test('kill -9 under 16 concurrent senders, five times: every acknowledged enquiry is there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
  const acknowledged = new Map<string, string>();
  let unanswered = 0;
  for (let round = 0; round < 5; round += 1) {
    const service = await startServiceProcess({ dataDir });
    const senders = sendSteadily(service.url, 16);
    await delay(500 + round * 100);
    await service.kill();
    await senders.stop();
    for (const [id, name] of senders.acknowledged) acknowledged.set(id, name);
    unanswered += senders.broken;
  }

  expect(findFault(join(dataDir, 'enquiries.sqlite'))).toBeNull();
  const stored = new Map((await listJson({ DATA_DIR: dataDir })).map(({ id, name }) => [id, name]));
  const lost = [...acknowledged].filter(([id, name]) => stored.get(id) !== name);
  process.stdout.write(
    `kill -9 ×5: ${acknowledged.size} acknowledged, ${stored.size} stored, ${lost.length} lost, ${unanswered} unanswered\n`,
  );
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(100);
  // Proof that the kills hit requests under way: each round breaks some of the 16.
  expect(unanswered).toBeGreaterThanOrEqual(16);
  rmSync(dataDir, { recursive: true });
}, 60_000);
