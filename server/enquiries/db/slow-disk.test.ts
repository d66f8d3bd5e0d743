import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailable } from './errors.ts';
import { openStore } from './store.ts';

/** A disk that answers nothing until it is let go. */
const disk = vi.hoisted(() => ({ hangs: true }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const stat = (file: string) => (disk.hangs ? new Promise(() => undefined) : real.stat(file));
  return { ...real, stat };
});

test('a folder that does not answer makes the store unavailable, and hangs nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slow-disk-'));
  const store = openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const ask = () => store.use((db) => db.selectFrom('enquiry').selectAll().execute());
  await expect(ask()).rejects.toThrow(StoreUnavailable);
  disk.hangs = false;
  expect(await ask()).toEqual([]);
});
