/** A bad day: a mail server that misbehaves in seven ways, two instances, and a release in the middle. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { type Misbehaviour, startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { emptyDatabase } from '../../../testing/enquiries/postgres.ts';
import { listJson } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService, type TestService } from '../../../testing/enquiries/start-service.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openStore } from '../store/store.ts';

const desk = 'desk@straitworks.example';
const team = 'team@straitworks.example';

const badDay: readonly Misbehaviour[] = [
  { greeting: '554 5.7.1 Blocklisted' },
  { sender: '553 5.1.8 Bad sender' },
  { message: '550 5.4.5 Daily limit' },
  { recipients: { [team]: '451 4.7.1 Greylisted' } },
  { recipients: { [team]: '550 5.1.1 Unknown' } },
  { answersAfter: () => delay(300) },
  { message: 'drop' },
];

test.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)(
  'on %s everything acknowledged is stored, and mailed once to each of two recipients',
  async (name, count) => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const dataDir = temporaryFolder();
    const databaseUrl = name === 'PostgreSQL' ? await emptyDatabase() : undefined;
    const settings: Partial<Settings> = {
      ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      ...{ ...mail.settings, ENQUIRY_TO: `${desk}, ${team}` },
    };
    const environment: Record<string, string> = databaseUrl
      ? { DATABASE_URL: databaseUrl }
      : { DATA_DIR: dataDir };
    const open = () => startService({ settings, limits: { timing: { poll: 50 } } });
    const services: TestService[] = [];
    for (let started = 0; started < count; started += 1) services.push(await open());
    await using store = openStore({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    /** Whether all that came has met the mail server, and nothing is under way. */
    const isTried = async () => {
      const rows = await store.run((db) =>
        db.selectFrom('delivery').select(['status', 'attempts']).execute(),
      );
      return rows.every(({ status, attempts }) => status !== 'sending' && attempts > 0);
    };
    const acknowledged: string[] = [];
    const send = async (service: TestService | undefined, visitor: string) => {
      const answer = await service?.post(sampleFields({ name: visitor }));
      if (answer?.status === 201) acknowledged.push((await answer.json()).id);
    };
    for (const [index, misbehaviour] of badDay.entries()) {
      mail.misbehaves = misbehaviour;
      for (let sent = 0; sent < 4; sent += 1) await send(services[sent % count], `Visitor ${index} ${sent}`);
      await expect.poll(isTried).toBe(true);
      if (index !== 3) continue;
      // The release: one instance after the other.
      for (const [which, service] of services.entries()) {
        await service.close({ keep: true });
        services[which] = await open();
      }
    }
    mail.misbehaves = {};
    const isMailed = async () => {
      await store.run((db) =>
        db.updateTable('delivery').set({ next_at: 0 }).where('status', '=', 'due').execute(),
      );
      return (await listJson(environment)).every(({ mailedAt }) => mailedAt !== null);
    };
    await expect.poll(isMailed, { interval: 200 }).toBe(true);
    for (const service of services) await service.close({ keep: true });

    const stored = (await listJson(environment)).map(({ id }) => id);
    const received = mail.received.flatMap(({ messageId = '', envelope }) =>
      envelope.map((recipient) => `${/enquiry\.([^@]+)@/.exec(messageId)?.[1]} ${recipient}`),
    );
    expect(acknowledged).toHaveLength(28);
    expect(stored.sort()).toEqual([...acknowledged].sort());
    const wanted = acknowledged.flatMap((id) => [`${id} ${desk}`, `${id} ${team}`]);
    expect(received.sort()).toEqual(wanted.sort());
  },
);
