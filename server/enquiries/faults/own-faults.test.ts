/** Faults of our own are logged, and none passes for an outage. */
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { dueDelivery, insertEnquiry, sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { startFixtureApp } from '../../../testing/server/fixture-app.ts';
import { recordLog } from '../../../testing/temporary.ts';

onDatabase('SQLite', (tested) => {
  /** The connection stays open until the test ends. */
  const run = (sql: string) => {
    const other = new DatabaseSync(tested.store.name);
    onTestFinished(() => other.close());
    other.exec(sql);
  };

  const failOn = (event: 'insert' | 'update' | 'delete', table = 'enquiry') =>
    run(`create trigger broken before ${event} on ${table} begin select raise(abort, 'Mei Ling'); end`);

  const start = async (settings: Partial<Settings> = {}) => {
    const { log, lines, logged } = recordLog();
    const { enquiries, close } = await startService({ settings: { ...tested.settings, ...settings }, log });
    onTestFinished(() => close());
    const app = await startFixtureApp({ ...enquiries, log });
    onTestFinished(() => app.close());
    return { url: `http://127.0.0.1:${app.port}`, lines, logged };
  };

  test('logs that the database refuses to give out what is due, which is no outage', async () => {
    await insertEnquiry(tested.store, { deliveries: [dueDelivery({ recipient: 'a@b.example' })] });
    failOn('update', 'delivery');
    const address = 'a@b.example';
    const { url, logged } = await start({
      SMTP_URL: 'smtp://127.0.0.1:9',
      ENQUIRY_TO: address,
      ENQUIRY_FROM: address,
    });
    await expect.poll(() => logged().map(({ msg }) => msg)).toContain('what is due could not be taken');
    expect(await (await fetch(`${url}/status`)).json()).not.toContain('store');
  });

  test('answers 500 and logs it when the database refuses an enquiry, without what the visitor wrote', async () => {
    failOn('insert');
    const { url, lines, logged } = await start();
    const answer = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleFields({ topic: '' })),
    });
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'internal' }]);
    expect(logged()).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'request failed', path: '/api/enquiries' }),
    );
    expect(lines.join('')).not.toContain('Mei Ling');
  });
});
