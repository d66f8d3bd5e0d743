/** For tests: visitors who send one enquiry after the other, and remember every answer. */
import { setTimeout as delay } from 'node:timers/promises';
import { sampleFields } from './sample-enquiry.ts';

type SteadySenders = {
  /** Id to name, of each enquiry that was answered 201. */
  acknowledged: Map<string, string>;
  /** Every answer: its status, whether it said when to retry, and when it came. */
  answers: { status: number; retryAfter: string | null; at: number }[];
  /** Requests that got no answer at all. */
  broken: number;
  stop(): Promise<void>;
};

let senders = 0;

export function sendSteadily(url: string, concurrency: number, pauseMs = 0): SteadySenders {
  let stopped = false;
  const record: SteadySenders = {
    acknowledged: new Map(),
    answers: [],
    broken: 0,
    stop: async () => {
      stopped = true;
      await Promise.all(running);
    },
  };

  const sendOne = async (sender: number, name: string) => {
    const answer = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${sender % 250}` },
      body: JSON.stringify(sampleFields({ name })),
    });
    const body = await answer.json();
    const retryAfter = answer.headers.get('retry-after');
    record.answers.push({ status: answer.status, retryAfter, at: performance.now() });
    if (answer.status === 201) record.acknowledged.set(body.id, name);
  };

  const send = async (sender: number) => {
    for (let sent = 0; !stopped; sent += 1) {
      try {
        await sendOne(sender, `Sender ${sender} enquiry ${sent}`);
      } catch {
        record.broken += 1;
        await delay(20);
      }
      await delay(pauseMs);
    }
  };
  const running = Array.from({ length: concurrency }, () => {
    senders += 1;
    return send(senders);
  });
  return record;
}
