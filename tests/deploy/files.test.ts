/** What can be known of the files in deploy/ without running them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from '../../contract/settings/read-settings.ts';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const example = parseEnv(read('.env.example'));
const compose = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({ environment: z.record(z.string(), z.string()).optional() }),
    ),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));

test('the server takes the settings of the example, and those of the compose file', () => {
  expect(readSettings(example)).toMatchObject({
    trustProxy: ['127.0.0.1'],
    enquiryTo: 'team@straitworks.example',
  });
  const { 'server-1': first, 'server-2': second } = compose.services;
  expect(first?.environment).toEqual(second?.environment);
  const settings = readSettings({
    ...example,
    ...first?.environment,
    DATABASE_URL: 'postgres://u:p@postgres/s',
  });
  expect(settings).toMatchObject({ host: '0.0.0.0', port: 3000, trustProxy: ['172.30.0.10'] });
});

test('what is set in an image or for a container does not give way to the values of the machine', () => {
  const [, linked] = /ln -s (\S+) \/etc\/nginx\/conf\.d\/site\.conf/.exec(read('Dockerfile')) ?? [];
  expect(linked).toBe('/run/site.conf');
  expect(compose.services['nginx']?.environment).toMatchObject({
    SITE_FILE: '/run/site.conf',
    DIST: '/site/dist',
    ACME_ROOT: '/var/www/acme',
    LOG_DIR: '/var/log/nginx',
  });
  // The env file goes before the image.
  const inImages = [...read('Dockerfile').matchAll(/(?<=^ENV .*)([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(inImages).toEqual(['HOST', 'PORT']);
  expect(inImages.filter((name) => name in example)).toEqual([]);
});

test('no copy of the store has the hashed addresses of senders, whose key would be beside them', () => {
  for (const text of [read('backup.sh'), readFileSync('docs/back-up-and-restore.md', 'utf8')]) {
    expect(text.match(/pg_dump .*/g)).toEqual([expect.stringContaining(' --exclude-table-data=allowance ')]);
  }
});

test('every value that the scripts and the site of nginx need has an example', () => {
  const needed = ['nginx/render-site.sh', 'release.sh', 'backup.sh'].flatMap((script) => {
    const text = read(script);
    const own = [...text.matchAll(/^\s*([A-Z_]+)=/gm)].map(([, name]) => name);
    return [...text.matchAll(/\$\{?([A-Z_]{3,})/g)].flatMap(([, name = '']) =>
      own.includes(name) ? [] : name,
    );
  });
  expect(needed).toContain('INSTANCES');
  expect([...new Set(needed)].filter((name) => !(name in example))).toEqual([]);
});

test('the site of nginx has no value that its script leaves open', () => {
  const [, listed = ''] = /^values='(.*)'$/m.exec(read('nginx/render-site.sh')) ?? [];
  const open = [...read('nginx/site.conf.template').matchAll(/\$\{([A-Z_]+)\}/g)].map(
    ([, name]) => `$${name}`,
  );
  expect([...new Set(open)].toSorted()).toEqual(listed.split(' ').toSorted());
});

test('the images have the Node that the project is pinned to, and hardened services nothing to write to', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(versions).toEqual([devDependencies.node, devDependencies.node]);
  for (const name of ['server-1', 'server-2', 'nginx']) {
    expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
  const users = [...read('Dockerfile').matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
  expect(users).toEqual(['node', 'node', 'www-data']);
});

test('units and images name only files that are there', () => {
  const texts = ['Dockerfile', 'compose.yaml', ...globSync('systemd/*', { cwd: 'deploy' })]
    .map(read)
    .join('\n');
  const named = texts.match(/(?:server|deploy)\/[\w./-]*\.\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path) && path !== 'deploy/.env')).toEqual([]);
});
