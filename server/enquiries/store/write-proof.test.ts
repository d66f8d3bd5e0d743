import { expect, test, vi } from 'vitest';
import { onBothDatabases } from '../../../testing/enquiries/on-both-databases.ts';
import { readNote } from './notes.ts';
import { openStore, type Store } from './store.ts';
import { createWriteProof } from './write-proof.ts';

/** A store that's told what becomes of each write, and a clock that's put by hand. */
function setUp() {
  let now = 0;
  const run = vi.fn(async () => null);
  const store: Store = { ...openStore({ DATA_DIR: '' }), run: run as Store['run'] };
  const proof = createWriteProof(store, () => now);
  return {
    proof,
    run,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('what was written counts for a minute, however often it’s asked', async () => {
  const { proof, run, pass } = setUp();
  expect(await Promise.all([proof.fault(), proof.fault()])).toEqual([null, null]);
  pass(59_999);
  expect(await proof.fault()).toBeNull();
  expect(run).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await proof.fault()).toBeNull();
  expect(run).toHaveBeenCalledTimes(2);
});

test('an enquiry that was stored counts as well, and a refused one ends it', async () => {
  const { proof, run } = setUp();
  proof.proven();
  expect(await proof.fault()).toBeNull();
  expect(run).not.toHaveBeenCalled();
  const away = new Error('away');
  proof.refused(away);
  expect(proof.lastFault()).toBe(away);
  expect(await proof.fault()).toBeNull();
  expect(run).toHaveBeenCalledTimes(1);
  expect(proof.lastFault()).toBeNull();
});

test('a failure is tried again after a second, and not before', async () => {
  const { proof, run, pass } = setUp();
  const away = new Error('away');
  run.mockRejectedValue(away);
  expect(await proof.fault()).toBe(away);
  pass(999);
  expect(await proof.fault()).toBe(away);
  expect(run).toHaveBeenCalledTimes(1);
  pass(1);
  await proof.fault();
  expect(run).toHaveBeenCalledTimes(2);
});

onBothDatabases((bench) => {
  test('the proof is one row, as large as the largest enquiry', async () => {
    const values: (string | null)[] = [];
    for (let times = 0; times < 2; times += 1) {
      expect(await createWriteProof(bench.store).fault()).toBeNull();
      values.push(await bench.store.run((db) => readNote(db, 'write-proof')));
    }
    expect(values.map((value) => value?.length)).toEqual([128 * 1024, 128 * 1024]);
    expect(values[0]).not.toBe(values[1]);
  });
});
