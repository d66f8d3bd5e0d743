import { expect, test } from 'vitest';
import { onDatabase, open, start } from '../../../testing/enquiries/on-both-databases.ts';
import { recordAttempt } from '../delivery/queue.ts';
import { addMissing, compareStores } from './take-over.ts';

onDatabase('SQLite', (bench) => {
  test('what is added keeps who has accepted its mail, and is known when it is sent again', async () => {
    const sent = bench.submission({ identity: { key: 'k', content: 'c' } });
    const id = await bench.acceptedId(sent);
    const refused = { recorded: { error: 'EENVELOPE 450' }, accepted: ['desk@straitworks.example'] };
    await recordAttempt(bench.store, 'mail', { id, attempt: 0 }, refused, start);
    const before = await bench.all();
    expect(before[0]?.acceptances).toHaveLength(1);

    const settings = await bench.createDatabase();
    {
      await using restored = open(settings);
      await bench.store.use(async (replaced) => {
        await addMissing(replaced, restored, (await compareStores(replaced, restored)).missing);
      });
    }
    await bench.replace(settings);
    expect(await bench.all()).toEqual(before);
    expect(await bench.submit(sent)).toMatchObject({ kind: 'repeated', id });
  });
});
