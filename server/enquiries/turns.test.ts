/** Whose request is answered next. */
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sampleFields, sampleForm } from '../../testing/enquiries/sample-enquiry.ts';
import { startFixtureApp } from '../../testing/server/fixture-app.ts';
import { createMetrics } from '../metrics.ts';
import { enquiryRoutes } from './routes.ts';
import { createTurns } from './turns.ts';

test('a sender who asks for the first time comes before the further requests of others', async () => {
  const turn = createTurns();
  const order: string[] = [];
  const senders = ['greedy', 'greedy', 'greedy', 'visitor', 'greedy', 'visitor'];
  await Promise.all(senders.map((sender) => turn(sender).then(() => order.push(sender))));
  expect(order).toEqual(['greedy', 'visitor', 'greedy', 'visitor', 'greedy', 'greedy']);
});

test('each request gets a turn of the event loop, so that others can connect', async () => {
  const turn = createTurns();
  let now = 0;
  const count = () => {
    now += 1;
    if (turns.length < 4) setImmediate(count);
  };
  const turns: number[] = [];
  count();
  await Promise.all(Array.from({ length: 4 }, () => turn('greedy').then(() => turns.push(now))));
  expect(new Set(turns).size).toBe(4);
});

test('an enquiry is answered before the further enquiries of another sender that came first', async () => {
  const senders: string[] = [];
  const api = enquiryRoutes(
    {
      settings: { trustProxy: ['127.0.0.1'] },
      topics: [],
      form: sampleForm,
      contact: { phone: '', email: '' },
      siteUrl: 'http://localhost',
      renderContactPage: async () => '',
      log: pino({ level: 'silent' }),
    },
    {
      submit: async ({ address }) => {
        senders.push(address);
        return { kind: 'accepted', id: 'id', verified: true, notified: true, concerns: [] };
      },
      captcha: { offer: () => Promise.reject(), verify: () => Promise.reject() },
      metrics: createMetrics(),
    },
  );
  await using site = await startFixtureApp({ api });
  const body = JSON.stringify(sampleFields({ topic: '' }));
  const post = (sender: string) =>
    `POST /api/enquiries HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: ${sender}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const [greedy, visitor] = ['198.51.100.7', '203.0.113.9'];
  const socket = connect(site.port, '127.0.0.1');
  socket.write([greedy, greedy, greedy, visitor].map(post).join(''));
  await expect.poll(() => senders).toEqual([greedy, visitor, greedy, greedy]);
  socket.destroy();
});

test('a hundred thousand who wait cost no more each than ten', async () => {
  const turn = createTurns();
  let begun = 0;
  const requests = Array.from({ length: 100_000 }, (_, index) =>
    turn(`sender ${index % 7}`).then(() => {
      begun += 1;
    }),
  );
  await Promise.all(requests);
  expect(begun).toBe(100_000);
});
