/** A production server of its own with its output, and the operator's commands on its store. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { runMain, startedAt } from '../../server/testing/run-main.ts';

type Settings = Readonly<Record<string, string>>;

export async function startServer(settings: Settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...settings };
  const server = runMain(env, process.cwd());
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = await startedAt(server);
  const log = (): Record<string, unknown>[] =>
    server
      .output()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { url, stop, log, run: (...args: string[]) => runCommand(args, env) };
}

/** The program that package.json names, so that a test does not know where it lies. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const [program = ''] = /\S+\.ts/.exec(scripts.enquiries) ?? [];

function runCommand(args: readonly string[], env: Settings) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

type Received = { headers: Record<string, unknown>; body: string };

/** A receiver of webhooks. */
export async function startReceiver(status = 204) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, received };
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
