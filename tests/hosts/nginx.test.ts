/** The built site behind nginx with the snippet of the build, beside the server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nginxFile } from '../../src/build/hosts/nginx-file.ts';
import { missing, programOf } from '../../testing/browser/programs.ts';
import { type RunningSite, startSite } from '../../testing/browser/start-site.ts';
import { build, manifest } from '../../testing/built-site.ts';
import { freePort } from '../../testing/free-port.ts';
import { send } from '../../testing/server/fixture-app.ts';

const securityHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** A picture of the content, which may be anybody's. */
const drawing = `/${manifest.files.find(({ file }) => file.endsWith('.svg') && file.startsWith('assets/'))?.file}`;

/** What an owner brings from an old site. */
const oldSite = [
  { from: '/about.html', to: '/company' },
  { from: '/index.html', to: '/company' },
  { from: '/2019/05/hello world', to: '/documents/rates.pdf' },
  { from: '/服务', to: '/services#%E4%BA%91' },
  { from: '/shop;jsessionid', query: 'id', to: 'https://shop.example/?a=$1;b' },
  { from: '/wiki/*', to: 'https://wiki.example/' },
];

describe.skipIf(missing('nginx').length > 0)('nginx with the snippet (needs nginx)', () => {
  let folder: string;
  let nginx: ChildProcess;
  let port: number;
  let oldPort: number;
  let site: RunningSite;
  let own: URL;

  beforeAll(async () => {
    site = await startSite();
    own = new URL(site.url);
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    port = await freePort();
    oldPort = await freePort();
    const redirecting = { ...manifest, redirects: oldSite };
    writeFileSync(
      join(folder, 'old-site.conf'),
      nginxFile(redirecting, {}, () => ''),
    );
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, { port, oldPort }, own.host));
    nginx = spawn(programOf('nginx'), ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
    await vi.waitFor(() => get('/'));
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers = {}) => send({ port, path, headers });
  const ask = (path: string, headers = {}) => send({ port: Number(own.port), path, headers });

  test.each([
    '/',
    '/services',
    '/services/dev-ops',
    '/services/',
    '/services///?a=1&b=/',
    '/%73ervices/dev%2Dops?a=%2d',
    '/nope/?q',
    '/index.html',
    '/our-approach',
    '/our-approach?ui-ux',
    '/our-approach?a=b&tab=ui-ux',
    '/our-approach?no-ui-ux',
    '/our-works',
    '/our-works/a/b',
    '/nope',
    '/404.html',
    '/_redirects',
    '/services.html.br',
    '/services.data.json',
    '/robots.txt',
    '/contact-us',
    '/social/services.png',
    '/icon.svg',
    '/sitemap.xml',
    drawing,
    '/documents/information-security-policy.pdf',
    '/healthz',
  ])('%s is answered as the server answers it', async (path) => {
    const [theirs, ours] = await Promise.all([get(path), ask(path)]);
    const facts = ({ status, headers, body }: typeof ours) => ({
      status,
      location: headers.location,
      policy: headers['content-security-policy'],
      resource: headers['cross-origin-resource-policy'],
      ...(status !== 301 && { body, caching: headers['cache-control'] }),
    });
    expect(facts(theirs)).toEqual(facts(ours));
    expect(theirs.headers).toMatchObject(securityHeaders);
  });

  test.each(['/index.md', '/thank-you.md'])('%s has the headers that the server gives it', async (path) => {
    const [theirs, ours] = await Promise.all([get(path), ask(path)]);
    expect(theirs.body).toEqual(ours.body);
    for (const name of ['content-type', 'link', 'x-robots-tag', 'cache-control'])
      expect(theirs.headers[name]).toBe(ours.headers[name]);
  });

  test.each([
    ['/about.html', '/company'],
    ['/about.html/', '/company'],
    ['/index.html', '/company'],
    ['/2019/05/hello%20world/', '/documents/rates.pdf'],
    ['/%E6%9C%8D%E5%8A%A1', '/services#%E4%BA%91'],
    ['/shop;jsessionid?id=7', 'https://shop.example/?a=%241;b'],
    ['/wiki/a/b.php', 'https://wiki.example/'],
  ])('the old address %s leads to %s', async (path, to) => {
    const { status, headers } = await send({ port: oldPort, path });
    expect([status, headers.location]).toEqual([301, to]);
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

  test('a form goes through to the server as from this very address, and no header comes back twice', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://127.0.0.1:${port}`,
    };
    const answer = await send({
      port,
      path: '/api/enquiries',
      method: 'POST',
      headers,
      body: 'name=Mei+Ling',
    });
    expect(answer.status).toBe(422);
    expect(String(answer.body)).toContain('Mei Ling');
    expect(answer.headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const names = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});

type Ports = { port: number; oldPort: number };

function configuration(folder: string, { port, oldPort }: Ports, upstream: string): string {
  const built = resolve(build);
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 64; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream site_server { server ${upstream}; keepalive 8; }
  server { listen 127.0.0.1:${port}; root "${built}/client"; include "${built}/nginx.conf"; }
  server { listen 127.0.0.1:${oldPort}; root "${built}/client"; include ${folder}/old-site.conf; }
}
`;
}
