/** What operators' programs read: lists as JSON, exported columns, and what is posted to the webhook. */
import { expect, onTestFinished, test } from 'vitest';
import { runEnquiries } from '../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../testing/enquiries/start-service.ts';
import { startReceiver } from '../../testing/server/receiver.ts';

const asJson = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  name: '=Risky()',
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

test('an enquiry is listed and posted as the same JSON, and exported as cells that no spreadsheet calculates', async () => {
  const hook = await startReceiver((response) => response.writeHead(204).end());
  onTestFinished(hook.stop);
  const settings = { ENQUIRY_WEBHOOK_URL: hook.url, ENQUIRY_WEBHOOK_SECRET: 'k'.repeat(24) };
  await using service = await startService({ settings });
  await service.post(sampleFields({ name: '=Risky()', topic: 'something-else' }));
  await expect.poll(() => hook.received).toHaveLength(1);
  expect(JSON.parse(hook.received[0]?.body ?? '{}')).toEqual(asJson);

  const run = async (...args: string[]) => (await runEnquiries(args, { DATA_DIR: service.dataDir })).stdout;
  expect(JSON.parse(await run('list', '--json'))).toEqual(asJson);
  const [columns, row] = (await run('export', '--csv')).split('\n');
  expect(columns).toBe(
    // Without a byte order mark, Excel garbles names.
    '\uFEFFid,receivedAt,name,email,company,phone,topic,message,plan,verified,mailedAt,handledAt',
  );
  expect(row).toContain(`"'=Risky()","mei.ling@visitor.example"`);
});
