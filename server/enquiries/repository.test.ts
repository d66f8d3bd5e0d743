import { expect, test } from 'vitest';
import { noAnswer, onBothDatabases, start } from '../../testing/enquiries/on-both-databases.ts';
import { insertEnquiry } from '../../testing/enquiries/sample-enquiry.ts';
import { recordAttempt } from './delivery/queue.ts';
import {
  countEnquiries,
  findByIdStart,
  isUnnotified,
  type ListFilter,
  setHandled,
  shortIds,
} from './repository.ts';

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

  test('a list can be limited to what failed, by mail or by webhook, handled or not', async () => {
    await add('Fine');
    const [mail, webhook] = [await add('Not mailed'), await add('Not posted')];
    const failed = { state: 'failed', error: '550' } as const;
    await recordAttempt(bench.store, 'mail', { id: mail, attempt: 0 }, { recorded: failed }, start);
    await recordAttempt(bench.store, 'webhook', { id: webhook, attempt: 0 }, { recorded: failed }, start);
    await setHandled(bench.store, webhook, start);
    expect(await names({ failed: true })).toEqual(['Not mailed', 'Not posted']);
    expect(await names({ failed: true, open: true })).toEqual(['Not mailed']);
  });

  test('words in any script are found as they are written', async () => {
    await add('Ünal', { message: '我們想要更換我們的訂購系統，今年內完成，請與我們聯絡。' });
    expect(await names({ words: ['Ünal'] })).toEqual(['Ünal']);
    expect(await names({ words: ['訂購系統'] })).toEqual(['Ünal']);
  });

  test('ids are found by their beginning, and shortened to what no other begins with', async () => {
    const ids = [
      '01a1fbd4-4ba5-7a5d-a',
      '01a1fbd4-4ba5-7a5d-b',
      '01a1fbd5-0000-7000-8',
      '01b00000-0000-7000-8',
    ];
    for (const id of ids) await insertEnquiry(bench.store, { id });
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
    await bench.submit(bench.submission({ answer: noAnswer }));
    await bench.submit(bench.submission({ answer: noAnswer, honeypot: true }));
    const [mailed, posted, handled] = [await add('Mailed'), await add('Posted'), await add('Handled')];
    const sent = { state: 'sent', sent_at: start, error: null } as const;
    await recordAttempt(bench.store, 'mail', { id: mailed, attempt: 0 }, { recorded: sent }, start);
    await recordAttempt(bench.store, 'webhook', { id: posted, attempt: 0 }, { recorded: sent }, start);
    await setHandled(bench.store, handled, start);
    expect(await countEnquiries(bench.store, isUnnotified(start))).toBe(0);
    expect(await countEnquiries(bench.store, isUnnotified(start + 1))).toBe(1);
  });

  test('more enquiries than fit a page are listed once each, in order', async () => {
    const base = await add('One');
    for (let copy = 0; copy < 600; copy += 1) await insertEnquiry(bench.store, { id: `${base}-${copy}` });
    const ids = (await bench.all()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(601);
    expect(ids).toEqual(ids.toSorted());
  });
});
