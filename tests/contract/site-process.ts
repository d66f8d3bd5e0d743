/** A production server of its own with its log, the operator's commands on its store, and a receiver of webhooks. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from '../../server/connections.ts';
import { runEnquiries } from '../../server/enquiries/testing/run-command.ts';
import { startSite } from '../browser/start-site.ts';

export async function startServer(settings: Readonly<Record<string, string>> = {}) {
  const site = await startSite({ LOG_LEVEL: 'info', ...settings });
  onTestFinished(() => site.stop());
  const run = (...args: string[]) => runEnquiries(args, { ...settings, DATA_DIR: site.folder });
  return { ...site, run };
}

type Received = { headers: Record<string, unknown>; body: string };

export async function startReceiver(status = 204) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status).end();
  });
  onTestFinished(() => void server.close());
  const url = await listen(server, { host: '127.0.0.1', port: 0 });
  return { url: `${url}/hook`, received };
}

export const enquiry = {
  name: 'Mei Ling Tan',
  email: 'mei.ling@visitor.example',
  company: 'Kopi & Kaya',
  phone: '+65 6123 4567',
  topic: 'something-else',
  message: 'We would like to replace our ordering system this year.',
  consent: 'yes',
};

export function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
