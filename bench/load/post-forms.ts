/** A thread that posts faulty forms without a pause, 32 at a time: in one of its own, so that nobody's wait is its own. */
import { workerData } from 'node:worker_threads';
import { z } from 'zod';

const connections = 32;

const { url, origin } = z.object({ url: z.url(), origin: z.url() }).parse(workerData);
const body = new URLSearchParams({ name: 'x', message: 'short' });

async function post(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/enquiries`, { method: 'POST', headers: { origin }, body });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`A refused form was answered with ${answer.status}.`);
  }
}

await Promise.all(Array.from({ length: connections }, post));
