import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { startMailServer } from '../testing/enquiries/mail-server.ts';
import { listJson } from '../testing/enquiries/run-command.ts';
import { postForm, postJson, sampleFields } from '../testing/enquiries/sample-enquiry.ts';
import { buildFixtureSite, type FixtureSite } from '../testing/server/fixture-site.ts';
import { listen } from './connections.ts';

let built: FixtureSite;
beforeEach(async () => {
  built = await buildFixtureSite();
  return () => built.remove();
});

const node = process.execPath;
const main = join(import.meta.dirname, 'main.ts');

/** The server as it's started in production, as a process of its own. */
function run(settings: Record<string, string> = {}, folder = built.folder) {
  const env = { ...bareEnvironment(), PORT: '0', ...settings };
  return follow(spawn(node, [main], { cwd: folder, env }));
}

/** Output and exit status. */
function follow(child: ChildProcessWithoutNullStreams) {
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => output, errors: () => errors, ended };
}

/** Fails if the server ends instead. */
async function startedAt({ errors, ended }: ReturnType<typeof run>): Promise<string> {
  await Promise.race([expect.poll(errors).toContain('The site is at'), ended]);
  expect(errors()).toContain('The site is at');
  return /http:\S+/.exec(errors())?.[0] ?? '';
}

test('it serves the site, says where in words for people and JSON for machines, and names settings that are gone', async () => {
  const process = run({ LIMIT_HELD: '5', METRICS_PORT: '9100' });
  const url = await startedAt(process);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  await expect.poll(process.output).toContain(`"url":"${url}"`);
  const lines = process
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'listening', url }));
  expect(lines.flatMap(({ gone = [] }) => gone)).toEqual(['LIMIT_HELD', 'METRICS_PORT']);
});

/** Waits until the server has the head. */
async function beginPost(process: ReturnType<typeof run>) {
  const { port } = new URL(await startedAt(process));
  const socket = connect(Number(port), 'localhost').on('error', () => undefined);
  const headers = 'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue';
  socket.write(`POST /api/enquiries HTTP/1.1\r\nHost: h\r\n${headers}\r\n\r\n`);
  const [waiting] = await once(socket, 'data');
  expect(String(waiting)).toMatch(/^HTTP\/1\.1 100 /);
  return socket;
}

test.each(['SIGINT', 'SIGHUP'] as const)(
  'on %s it finishes the request that runs, puts all enquiries into one file, and exits with 0',
  async (signal) => {
    const process = run();
    const socket = await beginPost(process);
    const file = join(built.folder, 'data', 'enquiries.sqlite');
    expect(existsSync(`${file}-wal`)).toBe(true);
    process.child.kill(signal);
    await expect.poll(process.output).toContain('"stopping"');
    // As Ctrl+C under npm does.
    process.child.kill(signal);
    expect(process.child.exitCode).toBeNull();

    socket.write('{}');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 422/);
    expect(await process.ended).toBe(0);
    expect([existsSync(file), existsSync(`${file}-wal`)]).toEqual([true, false]);
    expect(process.output().match(/"stopping"/g)).toHaveLength(1);
  },
);

test('a taken port is named before the store is made, without a stack', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const { port } = new URL(await listen(other, { host: '127.0.0.1', port: 0 }));
  const process = run({ HOST: '127.0.0.1', PORT: port });
  expect(await process.ended).toBe(1);
  expect(process.errors()).toBe(
    `The server can't listen (listen EADDRINUSE: address already in use 127.0.0.1:${port}). ` +
      'Set PORT or HOST to another.\n',
  );
  expect(existsSync(join(built.folder, 'data'))).toBe(false);
});

test.each([
  ['settings are wrong', { PORT: 'many', LOG_LEVEL: 'loud' }, '.', /PORT "many".*\n.*LOG_LEVEL "loud"/],
  ['there’s no build', {}, 'dist', /^There is no \S+current\. Run "npm run build" first\.$/m],
])('where %s, it says what to do, without a stack', async (_, settings, folder, advice) => {
  const process = run(settings, join(built.folder, folder));
  expect(await process.ended).toBe(1);
  expect(process.errors()).toMatch(advice);
  expect(process.errors()).not.toContain('    at ');
});

test('a SITE_URL other than the one that was built in is pointed out, and its forms are taken', async () => {
  const process = run({ SITE_URL: 'https://other.example/', HSTS_PRELOAD: 'true' });
  const url = await startedAt(process);
  await expect.poll(process.output).toContain('SITE_URL has changed since the build');
  const post = (origin: string) => postJson(url, {}, { origin });
  expect((await post('https://other.example')).status).toBe(422);
  expect((await post('https://www.straitworks.example')).status).toBe(403);
  const { headers } = await fetch(url);
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
});

test.skipIf(!existsSync('/dev/full'))(
  'a log on a full disk stops nothing (npm start > /dev/full, which macOS lacks)',
  async () => {
    const env = { ...bareEnvironment(), PORT: '0' };
    const command = ['-c', 'exec "$0" "$1" > /dev/full', node, main];
    const process = follow(spawn('sh', command, { cwd: built.folder, env }));
    const url = await startedAt(process);
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await fetch(`${url}/services`)).status).toBe(200);
      expect((await postForm(url, sampleFields({ name: `Visitor ${sent}` }))).status).toBe(303);
    }
    process.child.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    expect(await listJson({ DATA_DIR: join(built.folder, 'data') })).toHaveLength(3);
  },
);

/** A server that has sent a mail, and waits for the answer to it. */
async function beginMail() {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  mail.misbehaves = { answersAfter: () => released };
  const process = run({ ...mail.settings, BACKUP_DIR: 'none' });
  expect((await postJson(await startedAt(process), sampleFields({ topic: 'cloud' }))).status).toBe(201);
  await expect.poll(() => mail.messages).toBe(1);
  return { mail, release, process, dataDir: join(built.folder, 'data') };
}

test('a stop during a mail waits for the answer to it, so that the next process has nothing to mail', async () => {
  const { mail, release, process, dataDir } = await beginMail();
  process.child.kill('SIGTERM');
  await expect.poll(process.output).toContain('"stopping"');
  expect(mail.received).toHaveLength(0);
  release();
  expect(await process.ended).toBe(0);
  expect(mail.received).toHaveLength(1);
  expect(await listJson({ DATA_DIR: dataDir })).toMatchObject([{ mailedAt: expect.any(String) }]);
});

test('a stop while the store is away waits for it, to record what was sent', async () => {
  const { release, process, dataDir } = await beginMail();
  const other = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
  other.exec('begin immediate');
  release();
  process.child.kill('SIGTERM');
  await expect.poll(process.output).toContain('the store is away');
  other.close();
  expect(await process.ended).toBe(0);
  expect(process.output()).toContain('"stopped"');
  expect(await listJson({ DATA_DIR: dataDir })).toMatchObject([{ mailedAt: expect.any(String) }]);
});

test('the program that reads its output may go away: it serves on, and still stops when told to', async () => {
  const process = run();
  const url = await startedAt(process);
  process.child.stdout.destroy();
  process.child.stderr.destroy();
  // Each would be a line in the log.
  for (const name of ['One', 'Two']) expect((await postForm(url, sampleFields({ name }))).status).toBe(303);
  process.child.kill('SIGTERM');
  expect(await process.ended).toBe(0);
});
