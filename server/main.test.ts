import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { buildFixtureSite, type FixtureSite, fixtureManifest } from './testing/fixture-site.ts';
import { type MainProcess, runMain, startedAt } from './testing/run-main.ts';

let built: FixtureSite;
beforeAll(async () => {
  built = await buildFixtureSite();
});
afterAll(() => built.remove());

const run = (settings: Record<string, string>, folder = built.folder) => runMain(settings, folder);

test('it serves the site, and says where: in words for people, in JSON for machines', async () => {
  const process = run({});
  const url = await startedAt(process);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  const lines = process.output().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'listening', url }),
  );
});

const rest = 'Content-Type: application/json\r\nContent-Length: 2';

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s it finishes the request that runs, and exits with 0',
  async (signal) => {
    const process = run({});
    const { port } = new URL(await startedAt(process));
    const socket = connect(Number(port), 'localhost');
    // The server says when it has read the head, and so is waiting for the rest.
    socket.write(`POST /api/enquiries HTTP/1.1\r\nHost: h\r\n${rest}\r\nExpect: 100-continue\r\n\r\n`);
    const [waiting] = await once(socket, 'data');
    expect(String(waiting)).toMatch(/^HTTP\/1\.1 100 /);
    process.child.kill(signal);
    await expect.poll(process.output).toContain('"stopping"');
    // As Ctrl+C under npm does: the terminal sends it, and npm passes it on.
    process.child.kill(signal);
    expect(process.child.exitCode).toBeNull();

    socket.write('{}');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 422/);
    expect(await process.ended).toBe(0);
    expect(process.output().match(/"stopping"/g)).toHaveLength(1);
  },
);

test('a taken port is named, with a way out, and without a stack', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const { port } = new URL(await listen(other, { host: '127.0.0.1', port: 0 }));
  const process = run({ HOST: '127.0.0.1', PORT: port });
  expect(await process.ended).toBe(1);
  expect(process.errors()).toBe(
    `Port ${port} on 127.0.0.1 is taken. Stop the program that uses it, or set PORT to another.\n`,
  );
});

test('bad settings are told all at once', async () => {
  const process = run({ PORT: 'many', LOG_LEVEL: 'loud' });
  expect(await process.ended).toBe(1);
  expect(process.errors()).toMatch(/PORT "many".*\n.*LOG_LEVEL "loud"/);
  expect(process.errors()).not.toContain('    at ');
});

test('without a build, it says how to make one', async () => {
  const process = run({}, join(built.folder, 'dist'));
  expect(await process.ended).toBe(1);
  expect(process.errors()).toMatch(/^There is no \S+current\. Run "npm run build" first\.$/m);
  expect(process.errors()).not.toContain('    at ');
});

test('a SITE_URL other than the one that was built in is pointed out, and its forms are taken', async () => {
  const process = run({ SITE_URL: 'https://other.example/', HSTS_PRELOAD: 'true' });
  const url = await startedAt(process);
  expect(process.output()).toContain('SITE_URL has changed since the build');
  const post = (origin: string) =>
    fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{}',
    });
  expect((await post('https://other.example')).status).toBe(422);
  expect((await post('https://www.straitworks.example')).status).toBe(403);
  const { headers } = await fetch(url);
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
});

describe('X-Forwarded-For', () => {
  const warning =
    'TRUST_PROXY is not set, but requests carry X-Forwarded-For: visitors behind the same proxy share one ' +
    'rate limit. Set TRUST_PROXY to the address of your proxy';
  const warnings = (process: MainProcess) =>
    process
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg.startsWith('TRUST_PROXY'));
  const visit = (url: string, path: string) =>
    fetch(`${url}${path}`, { headers: { 'x-forwarded-for': '198.51.100.7' } });

  test('warns once in the log while TRUST_PROXY is not set, on pages and the API alike', async () => {
    const process = run({});
    const url = await startedAt(process);
    await fetch(url);
    expect(warnings(process)).toEqual([]);
    for (const path of ['/', '/services', '/api/captcha']) await visit(url, path);
    process.child.kill('SIGTERM');
    await process.ended;
    expect(warnings(process)).toEqual([{ level: 40, time: expect.any(String), msg: warning }]);
    expect(process.output()).not.toContain('198.51.100.7');
  });
});

test('the captcha key of the content holds where none is set, blank or not', async () => {
  const manifest = { ...fixtureManifest, captchaSiteKey: 'content-key' };
  const withKey = await buildFixtureSite(manifest);
  onTestFinished(withKey.remove);
  const settings = { RECAPTCHA_SECRET: 'secret', RECAPTCHA_SITE_KEY: '' };
  const url = await startedAt(run(settings, withKey.folder));
  const { headers } = await fetch(`${url}/contact-us`);
  expect(headers.get('content-security-policy')).toContain('https://www.google.com/recaptcha/');
});
