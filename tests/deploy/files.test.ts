/** What can be known of the files in deploy/ without running them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from '../../contract/settings/read-settings.ts';
import { missing, programOf } from '../../testing/browser/programs.ts';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const settings = { ...parseEnv(read('build.env.example')), ...parseEnv(read('server.env.example')) };
const compose = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({
        environment: z.record(z.string(), z.string()).optional(),
        volumes: z.array(z.string()).default([]),
      }),
    ),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));

test('the server takes the settings of the examples, and those of the compose file', () => {
  expect(readSettings(settings)).toMatchObject({
    siteUrl: 'https://www.straitworks.example',
    trustProxy: ['127.0.0.1'],
    backupDir: '/var/backups/straitworks',
  });
  const { 'server-1': first, 'server-2': second } = compose.services;
  expect(first?.environment).toEqual(second?.environment);
  expect(readSettings({ ...settings, ...first?.environment })).toMatchObject({
    trustProxy: ['172.30.0.10'],
    backupDir: '/backups',
  });
});

test('everything that starts the server or a command lets Node read the same two files', () => {
  const units = globSync('systemd/*.service', { cwd: 'deploy' });
  expect(units).toHaveLength(4);
  const check = 'systemd/straitworks-check.service';
  for (const file of [...units.filter((unit) => unit !== check), 'enquiries.sh', 'Dockerfile'])
    expect(read(file), file).toMatch(/--env-file=build\.env"?,? "?--env-file=\.env"?,? /);
  expect(read('systemd/straitworks-backup.service')).toContain('\nOnFailure=straitworks-failed@%n.service\n');
});

test('the units may write what the guide keeps in BACKUP_DIR: copies, and the mark of the store', () => {
  for (const unit of ['straitworks@', 'straitworks-backup'])
    expect(read(`systemd/${unit}.service`), unit).toMatch(/^ReadWritePaths=-?\/var\/backups\/straitworks\b/m);
});

test('the containers of nginx and of the build have no secret', () => {
  for (const name of ['nginx', 'build']) {
    const { environment, volumes, ...service } = compose.services[name] ?? { volumes: [] };
    expect([environment, service['env_file'], service['secrets']]).toEqual([undefined, undefined, undefined]);
    expect(volumes.join()).not.toMatch(/server\.env|\/\.env|backups/);
  }
});

test('images use the pinned Node, and nothing in them runs as root', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(versions).toEqual([devDependencies.node]);
  const users = [...read('Dockerfile').matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
  expect(users).toEqual(['node', 'node', 'node', 'www-data']);
  for (const name of ['server-1', 'server-2', 'nginx'])
    expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('units and images name only files that exist', () => {
  const texts = ['Dockerfile', 'compose.yaml', ...globSync('systemd/*.{service,timer}', { cwd: 'deploy' })];
  const named =
    texts
      .map(read)
      .join('\n')
      .match(/(?:server|deploy)\/[\w./-]*\.\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(path) && path !== 'deploy/.env')).toEqual([]);
});

const needed = missing('shellcheck');

test.skipIf(needed.length > 0)(
  'shell scripts have no fault that their linter knows (needs shellcheck)',
  () => {
    const { stdout } = spawnSync(programOf('shellcheck'), globSync('deploy/*.sh'), { encoding: 'utf8' });
    expect(stdout).toBe('');
  },
);
