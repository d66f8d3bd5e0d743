/** For tests: people who read pages and send enquiries through the proxy, and remember every answer. */
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deployment } from '../../testing/deploy/deployment.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { styleHash } from '../../testing/next-build.ts';
import { pages } from '../../testing/pages.ts';
import { until } from '../../testing/until.ts';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };
type Asked = RequestOptions & { body?: string };

export type Visitors = ReturnType<typeof sendVisitors>;

export function sendVisitors(site: Pick<Deployment, 'httpsPort' | 'certificate'>) {
  const record = {
    pagesRead: 0,
    /** Pages that did not come, or came with a policy that is not theirs. */
    failures: [] as string[],
    /** Id to name, of each enquiry that was answered 201. */
    acknowledged: new Map<string, string>(),
    /** Answers to enquiries that were not 201. */
    turnedAway: [] as string[],
  };
  let stopped = false;
  let sent = 0;

  /** Each on a connection of its own: a kept one may be closed just when it is used again, as browsers know. */
  const ask = (path: string, { body = '', ...asked }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const { httpsPort: port, certificate: ca } = site;
      httpsRequest({ host: 'localhost', family: 4, port, ca, path, agent: false, ...asked })
        .on('error', reject)
        .on('response', (answer) => {
          const { statusCode: status = 0, headers } = answer;
          text(answer).then((body) => resolve({ status, headers, body }), reject);
        })
        .end(body);
    });

  /** From an address of this machine's own, which is all of 127.0.0.0/8. */
  const post = (name: string, address: string) =>
    ask('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      localAddress: address,
      body: JSON.stringify(sampleFields({ name, topic: '' })),
    });

  const read = async (turn: number) => {
    const path = pages[turn % pages.length] ?? '/';
    try {
      const { status, headers, body } = await ask(path, { localAddress: `127.1.0.${turn % 200}` });
      const hasItsPolicy = String(headers['content-security-policy']).includes(styleHash(body));
      if (status !== 200 || !hasItsPolicy) record.failures.push(`${path}: ${status}`);
    } catch (error) {
      record.failures.push(`${path}: ${error}`);
    }
    record.pagesRead += 1;
    await delay(25);
  };

  const enquire = async () => {
    sent += 1;
    const name = `Visitor ${sent}`;
    try {
      const { status, body } = await post(name, `127.2.${sent >> 8}.${sent & 255}`);
      if (status === 201) record.acknowledged.set(JSON.parse(body).id, name);
      else record.turnedAway.push(`${name}: ${status}`);
    } catch (error) {
      record.turnedAway.push(`${name}: ${error}`);
    }
    await delay(40);
  };

  const crowd = [
    ...Array.from({ length: 2 }, async (_, reader) => {
      for (let turn = reader; !stopped; turn += 1) await read(turn);
    }),
    ...Array.from({ length: 2 }, async () => {
      while (!stopped) await enquire();
    }),
  ];

  return {
    record,
    ask,
    post,
    /** Until some have read and some have been thanked since it was called. */
    goOn: async () => {
      const [read, thanked] = [record.pagesRead + 20, record.acknowledged.size + 8];
      await until(
        'visitors are served',
        () => record.pagesRead >= read && record.acknowledged.size >= thanked,
      );
    },
    stop: async () => {
      stopped = true;
      await Promise.all(crowd);
    },
  };
}
