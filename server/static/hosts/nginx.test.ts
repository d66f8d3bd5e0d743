/** The snippet, run by nginx itself; skipped on a machine that has none. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { securityHeaders } from '../../../contract/security-headers.ts';
import { listen } from '../../listen.ts';
import { type FixtureApp, send, startFixtureApp } from '../../testing/fixture-app.ts';
import { buildFixtureSite, type FixtureSite, fixtureManifest } from '../../testing/fixture-site.ts';
import { hostFiles } from '../host-files.ts';

const installed = spawnSync('nginx', ['-v']).error === undefined;

describe.skipIf(!installed)('nginx with the snippet (skipped where nginx is not installed)', () => {
  let built: FixtureSite;
  let ours: FixtureApp;
  let nginx: ChildProcess;
  let port: number;

  beforeAll(async () => {
    [built, ours, port] = await Promise.all([buildFixtureSite(), startFixtureApp(), freePort()]);
    await chmod(built.folder, 0o755);
    await writeFile(
      join(built.folder, 'snippet.conf'),
      hostFiles(fixtureManifest, { recaptcha: false })['nginx.conf'],
    );
    await writeFile(join(built.folder, 'nginx.conf'), configuration(built, port));
    nginx = spawn('nginx', ['-p', built.folder, '-e', 'stderr', '-c', join(built.folder, 'nginx.conf')]);
    await vi.waitFor(() => get('/'), { timeout: 5000 });
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
    await Promise.all([built.remove(), ours.close()]);
  });

  const get = (path: string, headers = {}) => send({ port, path, method: 'GET', headers });

  test.each([
    '/',
    '/services',
    '/services/cloud',
    '/services?utm_source=x',
    '/services/',
    '/services///?a=1&b=/',
    '/nope/?q',
    '/services.html?x',
    '/index.html',
    '/our-approach',
    '/our-approach/',
    '/our-approach?ui-ux',
    '/our-approach?ui-ux=1',
    '/our-approach?a=b&tab=ui-ux',
    '/our-approach?tab=ui-ux-2',
    '/our-approach?no-ui-ux',
    '/our-works',
    '/our-works/',
    '/our-works/a/b',
    '/nope',
    '/404.html',
    '/_redirects',
    '/services.html.br',
    '/services.data.json',
    '/robots.txt',
    '/assets/client-abc123.js',
    '/documents/security%20policy.pdf',
  ])('%s is answered as this server answers it', async (path) => {
    const [theirs, own] = await Promise.all([get(path), ours.get(path)]);
    const facts = ({ status, headers, body }: typeof own) => ({
      status,
      location: headers.location,
      policy: headers['content-security-policy'],
      ...(status !== 301 && { body: body.toString(), caching: headers['cache-control'] }),
    });
    expect(facts(theirs)).toEqual(facts(own));
    expect(theirs.headers).toMatchObject(securityHeaders);
  });

  test('pages come compressed to those who take it', async () => {
    const { headers } = await get('/services', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test.each(['//evil.example/', '/.//evil.example/', '/%0d%0aset-cookie:x/', '/%5cevil.example/'])(
    '%s never sends a visitor to another site',
    async (path) => {
      const { headers } = await get(path);
      expect(new URL(headers.location ?? '/', 'http://ours.example').host).toBe('ours.example');
      expect(headers['set-cookie']).toBeUndefined();
    },
  );
});

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
  server.close();
  return Number(port);
}

function configuration({ folder, dist }: FixtureSite, port: number): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 64; }
http {
  access_log off;
  types { text/html html; text/plain txt; application/json json; application/javascript js; application/pdf pdf; }
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${join(dist, 'client')}; include ${folder}/snippet.conf; }
}
`;
}
