import { expect, test } from 'vitest';
import { onBothDatabases, start } from '../testing/on-both-databases.ts';
import { recordDelivery } from './delivery-queue.ts';
import { countUntold, findByIdStart, type ListFilter, setHandled, shortIds } from './enquiries.ts';

const day = 24 * 60 * 60 * 1000;

onBothDatabases((bench) => {
  const add = (name: string, fields: Record<string, string> = {}, now = start) =>
    bench.acceptedId(bench.submission({ now }, { name, ...fields }));
  const names = async (filter: ListFilter) => (await bench.all(filter)).map(({ name }) => name);

  test('a list can be limited to what is open, recent, of a topic, or contains words', async () => {
    await add('Old', { topic: 'artificial-intelligence' }, start - 2 * day);
    const done = await add('Done');
    await add('Percent', { message: 'We lose 100% of our orders, says C:\\temp.' });
    await add('Underscore', { company: 'snake_case Ltd', phone: '' });
    await setHandled(bench.store, done, start);
    expect(await names({ open: true })).toEqual(['Old', 'Percent', 'Underscore']);
    expect(await names({ since: start })).toEqual(['Done', 'Percent', 'Underscore']);
    expect(await names({ topic: 'artificial-intelligence' })).toEqual(['Old']);
    expect(await names({ words: ['ORDERS', 'lose'] })).toEqual(['Percent']);
    expect(await names({ words: ['orders', 'absent'] })).toEqual([]);
    expect(await names({ words: ['100%'] })).toEqual(['Percent']);
    expect(await names({ words: ['0_%'] })).toEqual([]);
    expect(await names({ words: ['snake_case'] })).toEqual(['Underscore']);
    expect(await names({ words: ['c:\\temp'] })).toEqual(['Percent']);
    expect(await names({ open: true, words: ['visitor.example'], since: start })).toEqual([
      'Percent',
      'Underscore',
    ]);
  });

  test('words in any script are found as they are written', async () => {
    await add('Ünal', { message: '我們想要更換我們的訂購系統，今年內完成，請與我們聯絡。' });
    expect(await names({ words: ['Ünal'] })).toEqual(['Ünal']);
    expect(await names({ words: ['訂購系統'] })).toEqual(['Ünal']);
  });

  test('an enquiry is marked as handled, and opened again', async () => {
    const id = await add('Somebody');
    await setHandled(bench.store, id, start + 1);
    expect((await bench.all())[0]?.handled_at).toBe(start + 1);
    await setHandled(bench.store, id, null);
    expect((await bench.all())[0]?.handled_at).toBeNull();
  });

  test('ids are found by their beginning, and shortened to what no other begins with', async () => {
    await add('One');
    const [row] = await bench.all();
    if (!row) throw new Error('The sample is gone.');
    const ids = [
      '01a1fbd4-4ba5-7a5d-a',
      '01a1fbd4-4ba5-7a5d-b',
      '01a1fbd5-0000-7000-8',
      '01b00000-0000-7000-8',
    ];
    await bench.store.use(async (db) => {
      await db.deleteFrom('enquiry').execute();
      await db
        .insertInto('enquiry')
        .values(ids.map((id) => ({ ...row, id })))
        .execute();
    });
    const shortId = await shortIds(bench.store);
    expect(ids.map(shortId)).toEqual([
      '01a1fbd4-4ba5-7a5d-a',
      '01a1fbd4-4ba5-7a5d-b',
      '01a1fbd5',
      '01b00000',
    ]);
    const found = async (start: string) => (await findByIdStart(bench.store, start)).map(({ id }) => id);
    expect(await found('01b')).toEqual(['01b00000-0000-7000-8']);
    expect(await found('01a1fbd5-0000-7000-8')).toEqual(['01a1fbd5-0000-7000-8']);
    expect(await found('01a1fbd4')).toHaveLength(2);
    expect(await found('01c')).toEqual([]);
    expect(await found('01_')).toEqual([]);
  });

  test('counts what nobody was told of', async () => {
    const captcha = { verified: false, failure: 'captcha-missing' } as const;
    await bench.accept(bench.submission({ captcha }));
    await bench.accept(bench.submission({ captcha, quarantine: 'honeypot' }));
    const [mailed, posted, handled] = [await add('Mailed'), await add('Posted'), await add('Handled')];
    const sent = { state: 'sent', at: start, error: null } as const;
    await recordDelivery(bench.store, 'mail', mailed, sent);
    await recordDelivery(bench.store, 'webhook', posted, sent);
    await setHandled(bench.store, handled, start);
    expect(await countUntold(bench.store, start)).toBe(0);
    expect(await countUntold(bench.store, start + 1)).toBe(1);
  });

  test('more enquiries than fit a page are listed once each, in order', async () => {
    const id = await add('One');
    const [row] = await bench.all();
    if (!row) throw new Error('The sample is gone.');
    await bench.store.use(async (db) => {
      const copies = Array.from({ length: 1000 }, (_, index) => ({ ...row, id: `${id}-${index}` }));
      for (let from = 0; from < 1000; from += 100) {
        await db
          .insertInto('enquiry')
          .values(copies.slice(from, from + 100))
          .execute();
      }
    });
    const ids = (await bench.all()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1001);
    expect(ids).toEqual(ids.toSorted());
  });
});
