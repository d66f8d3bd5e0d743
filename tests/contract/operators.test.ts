/** What operators' programs read: lists as JSON, exported columns, and what is posted to the webhook. */
import { expect, test } from 'vitest';
import { startReceiver } from '../../testing/server/receiver.ts';
import { enquiry, postJson, startServer } from './site-process.ts';

const asJson = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  name: 'Mei Ling Tan',
  email: 'mei.ling@visitor.example',
  company: 'Kopi & Kaya',
  phone: '+65 6123 4567',
  topic: 'something-else',
  message: 'We would like to replace our ordering system this year.',
  plan: '',
  verified: false,
  mailedAt: null,
  handledAt: null,
};

test('an enquiry is listed as a line of JSON, and exported as a row of cells that no spreadsheet calculates', async () => {
  const { url, run } = await startServer();
  await postJson(url, { ...enquiry, name: '=Risky()' });
  const { stdout: listed } = await run('list', '--json');
  expect(JSON.parse(listed)).toMatchObject({ ...asJson, name: '=Risky()' });
  const { stdout: exported } = await run('export', '--csv');
  const [columns, row] = exported.split(/\r?\n/);
  expect(columns).toBe(
    // Without a byte order mark, Excel garbles names.
    '\uFEFFid,receivedAt,name,email,company,phone,topic,message,plan,verified,mailedAt,handledAt',
  );
  expect(row).toContain(`"'=Risky()","mei.ling@visitor.example"`);
});

test('the webhook is posted the same fields, and nothing else', async () => {
  const hook = await startReceiver((response) => response.writeHead(204).end());
  const { url } = await startServer({
    ENQUIRY_WEBHOOK_URL: hook.url,
    ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'k').toString('base64')}`,
  });
  await postJson(url, enquiry);
  await expect.poll(() => hook.received).toHaveLength(1);
  expect(JSON.parse(hook.received[0]?.body ?? '{}')).toEqual(asJson);
});
