import { expect, onTestFinished, test } from 'vitest';
import { onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { recordLog } from '../../../testing/temporary.ts';
import { startHousekeeping } from './housekeeping.ts';

const desk = 'desk@straitworks.example';
const gone = 'gone@straitworks.example';

onDatabase('SQLite', (tested) => {
  test('what is done every hour is done the next hour too, whatever has failed, and not after a stop', async () => {
    const { log, logged } = recordLog();
    let told = 0;
    const stop = startHousekeeping(
      {
        store: tested.store,
        log,
        retentionDays: 730,
        recipients: [desk],
        tell: async () => {
          told += 1;
          if (told === 1) throw new Error('the mail server is away');
        },
      },
      20,
    );
    onTestFinished(stop);
    await expect.poll(() => told).toBeGreaterThan(2);
    const failures = logged().filter(({ msg }) => msg === 'a background job failed');
    expect(failures).toMatchObject([{ job: 'daily mail', fault: 'the mail server is away' }]);
    // After the first time.
    await insertEnquiry(tested.store, { deliveries: [dueDelivery({ recipient: gone })] });
    const rows = async () => (await tested.all()).flatMap(({ deliveries }) => deliveries);
    await expect.poll(rows).toMatchObject([{ status: 'failed', error: 'no longer a recipient' }]);
    await stop();
    const then = told;
    await insertEnquiry(tested.store, {
      id: '01a1fbd4-4ba5-7a5d-b560-ee0543491210',
      deliveries: [dueDelivery({ recipient: gone })],
    });
    await tested.openConnections();
    expect([told, (await rows()).map(({ status }) => status).sort()]).toEqual([then, ['due', 'failed']]);
  });
});
