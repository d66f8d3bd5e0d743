/** The nginx file that ships, in front of a real server: it is a plain proxy, and pages outlive the server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missing } from '../../testing/browser/programs.ts';
import { startSite } from '../../testing/browser/start-site.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { freePort } from '../../testing/free-port.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { until } from '../../testing/until.ts';

const needed = missing('nginx', 'openssl');

describe.skipIf(needed.length > 0)('the shipped nginx file (needs nginx and openssl)', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let port: number;
  let folder: string;

  beforeAll(async () => {
    folder = temporaryFolder(afterAll);
    chmodSync(folder, 0o755);
    site = await startSite({ TRUST_PROXY: '127.0.0.1' });
    port = await freePort();
    const [http, other] = [await freePort(), await freePort()];
    const certificate = ['-keyout', 'key.pem', '-out', 'cert.pem', '-days', '2', '-subj', '/CN=localhost'];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...certificate], { cwd: folder });
    // Places and ports are this machine's; the rest is what ships.
    const shipped = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\/fullchain\.pem/g, join(folder, 'cert.pem'))
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\/privkey\.pem/g, join(folder, 'key.pem'))
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replaceAll('/var/cache/nginx/', `${folder}/`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${other} ssl;`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace('127.0.0.1:3000', new URL(site.url).host);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `pid ${folder}/pid; events {} http { ${paths} access_log off; ${shipped} }`);
    const { status, stderr } = spawnSync('/usr/sbin/nginx', ['-t', '-c', file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const nginx = spawn('/usr/sbin/nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    afterAll(async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'close');
    });
    await until('nginx answers', async () => (await ask('/').catch(() => null)) !== null);
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

  test('passes pages and forms on, and while the server is away shows the last page and keeps a form’s words', async () => {
    const form = new URLSearchParams(sampleFields()).toString();
    const page = await ask('/company');
    expect(page).toMatchObject({ status: 200, policy: expect.stringContaining("default-src 'none'") });
    expect((await ask('/api/enquiries', form)).status).toBe(303);
    expect((await ask('/readyz')).status).toBe(200);
    expect(readFileSync(join(folder, 'straitworks.log'), 'utf8')).not.toContain('127.0.0.1');

    // A part of a file, and an address as it's pasted, once from the server and once from what nginx has kept.
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
    const refused = await ask('/api/enquiries', form);
    expect(refused.status).toBe(503);
    expect(refused.body).toContain('what you wrote is still in the form');
    expect((await ask('/readyz')).status).toBe(503);
  });
});
