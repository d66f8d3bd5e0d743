/** The shipped nginx file, in front of a real server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { missing } from '../../testing/browser/programs.ts';
import { fixtureSite } from '../../testing/built-sites.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { freePort } from '../../testing/free-port.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startSite } from '../../testing/server/start-site.ts';

const needed = missing('nginx', 'openssl');

describe.skipIf(needed.length > 0)('the shipped nginx file (needs nginx and openssl)', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let port: number;
  let folder: string;

  beforeAll(async () => {
    folder = newFolder('nginx');
    chmodSync(folder, 0o755);
    site = await startSite({ TRUST_PROXY: '127.0.0.1' }, { project: fixtureSite });
    port = await freePort();
    const [http, other] = [await freePort(), await freePort()];
    const certificate = ['-keyout', 'key.pem', '-out', 'cert.pem', '-days', '2', '-subj', '/CN=localhost'];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...certificate], { cwd: folder });
    // Places and ports are this machine's.
    const shipped = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\/fullchain\.pem/g, join(folder, 'cert.pem'))
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\/privkey\.pem/g, join(folder, 'key.pem'))
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replaceAll(/(?<=error_log .* )\w+;/g, 'warn;')
      .replaceAll('/var/cache/', `${folder}/`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${other} ssl http2;`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
      .replace('127.0.0.1:3000', new URL(site.url).host);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    // A test can be anyone.
    const anyone = 'set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;';
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `pid ${folder}/pid; events {} http { ${paths} ${anyone} access_log off; ${shipped} }`,
    );
    const { status, stderr } = spawnSync('/usr/sbin/nginx', ['-t', '-c', file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const nginx = spawn('/usr/sbin/nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    await vi.waitFor(() => ask('/'), { timeout: 60_000 });
    return async () => {
      nginx.kill('SIGTERM');
      await Promise.all([once(nginx, 'close'), site.stop()]);
      rmSync(folder, { recursive: true });
    };
  });

  async function ask(path: string, body?: string, own: Record<string, string> = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number;
      body: string;
      policy: unknown;
      location: unknown;
    }>();
    const headers = {
      host: 'www.straitworks.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...own,
    };
    const method = body === undefined ? 'GET' : 'POST';
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers,
      rejectUnauthorized: false,
      agent: false,
    };
    const asked = request({ ...options, servername: 'www.straitworks.example' }, async (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const { 'content-security-policy': policy, location } = headers;
      resolve({ status, body: await text(answer), policy, location });
    });
    asked.on('error', reject).end(body);
    return await promise;
  }

  const log = () => readFileSync(join(folder, 'straitworks.log'), 'utf8');

  test('what somebody has entered in an address is neither kept nor answered from what’s kept', async () => {
    for (const path of ['/company?cash=480000', '/company']) expect((await ask(path)).status).toBe(200);
    const kept = globSync(join(folder, 'straitworks/**')).filter((file) => statSync(file).isFile());
    const keys = kept.map((file) => /^KEY: (.*)$/m.exec(readFileSync(file, 'latin1'))?.[1]);
    expect(keys).toContain('http://straitworks/company');
    expect(keys.join()).not.toContain('?');
    expect((await ask('/our-approach?ui-ux')).location).not.toBe((await ask('/our-approach')).location);
    expect(log()).not.toContain('cash');
  });

  test('on another port than 443, the form is taken, and another site’s is not', async () => {
    const form = new URLSearchParams(sampleFields({ name: 'Visitor of port 8443' })).toString();
    const host = 'www.straitworks.example:8443';
    const from = async (origin: string) => (await ask('/api/enquiries', form, { host, origin })).status;
    expect(await from(`https://${host}`)).toBe(303);
    expect(await from('https://www.straitworks.example:9443')).toBe(403);
  });

  test('writes what’s posted to no file of its own', async () => {
    const message = new URLSearchParams(sampleFields({ message: 'tide '.repeat(20_000) })).toString();
    expect((await ask('/api/enquiries', message)).status).toBe(422);
    expect(readFileSync(join(folder, 'straitworks-error.log'), 'utf8')).not.toContain('temporary file');
  });

  test('counts networks, and writes down no whole address', async () => {
    const statuses = async (address: (index: number) => string) => {
      const asked = Array.from({ length: 90 }, (_, index) =>
        ask('/healthz', undefined, { 'x-test-address': address(index) }),
      );
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    // 90 addresses of one customer, and 90 customers.
    expect(await statuses((index) => `2001:db8:1:2${index % 10}::${index}`)).toContain(429);
    expect(new Set(await statuses((index) => `2001:db8:2:${index}00::1`))).toEqual(new Set([200]));
    expect(new Set(await statuses((index) => `203.0.113.${index}`))).toEqual(new Set([200]));
    expect(await statuses(() => '198.51.100.7')).toContain(429);
    expect(log()).toMatch(/^2001:db8:: - - /m);
    expect(log()).toMatch(/^203\.0\.113\.0 - - /m);
    expect(log()).not.toMatch(/2001:db8:[12]|198\.51\.100\.7/);
  });

  test('passes pages and forms on, and while the server is away shows the last page and keeps a form’s words', async () => {
    const form = new URLSearchParams(sampleFields()).toString();
    const page = await ask('/company');
    expect(page).toMatchObject({ status: 200, policy: expect.stringContaining("default-src 'none'") });
    expect((await ask('/api/enquiries', form)).status).toBe(303);
    expect((await ask('/readyz')).status).toBe(200);
    expect(log()).not.toContain('127.0.0.1');

    // A part of a file, and a misspelt address, from the server and from nginx's cache.
    for (const time of [1, 2]) {
      expect(await ask('/apple-touch-icon.png', undefined, { range: 'bytes=1-3' }), `${time}`).toMatchObject({
        status: 206,
        body: 'PNG',
      });
      const moved = { status: 301, location: expect.stringMatching(/^\/contact-us$/) };
      expect(await ask('//contact-us)'), `${time}`).toMatchObject(moved);
    }

    await site.stop();
    expect(await ask('/company')).toEqual(page);
    expect((await ask('/company?cash=480000')).status).toBe(503);
    const refused = await ask('/api/enquiries', form);
    expect(refused.status).toBe(503);
    expect(refused.body).toContain('what you wrote is still in the form');
    expect((await ask('/readyz')).status).toBe(503);
  });
});
