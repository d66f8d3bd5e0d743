/** The deployment under load, while its parts are killed, released, rolled back and restored. */
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { connect as tlsConnect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withinOneHour } from '../../testing/browser/hold.ts';
import { missing } from '../../testing/browser/programs.ts';
import { type Deployment, deploy } from '../../testing/deploy/deployment.ts';
import { restyledPage } from '../../testing/next-build.ts';
import { until } from '../../testing/until.ts';
import { sendVisitors, type Visitors } from './visitors.ts';

const needed = missing('nginx', 'libnginx-mod-http-brotli-static', 'openssl', 'curl', 'git', 'postgresql');

describe.skipIf(needed.length > 0)(
  'the deployment (needs nginx with brotli, openssl, curl, git and PostgreSQL)',
  () => {
    let site: Deployment;
    let visitors: Visitors;
    let opened: Awaited<ReturnType<Visitors['ask']>>;
    beforeAll(async () => {
      site = await deploy();
      visitors = sendVisitors(site);
      opened = await visitors.ask('/contact-us');
    });
    afterAll(async () => {
      await visitors.stop();
      await site.remove();
    });

    const policy = async () => (await visitors.ask(restyledPage)).headers['content-security-policy'];
    const nobodyNoticed = () => {
      expect(visitors.record.failures).toEqual([]);
      expect(visitors.record.turnedAway).toEqual([]);
    };
    const releases = () => readdirSync(join(site.site, 'releases')).toSorted();
    const link = (name: string) => readlinkSync(join(site.site, name));

    test('no request fails when an instance is killed', async () => {
      for (const port of site.ports) {
        await visitors.goOn();
        await site.end(port, 'SIGKILL');
        await visitors.goOn();
        site.start(port);
        await site.ready(port);
      }
      nobodyNoticed();
    });

    test('a release is made beside the running one, switched to and rolled back, and open pages keep their files', async () => {
      const [first = ''] = releases();
      const old = ['20260101T000000Z-a', '20260102T000000Z-b', '20260103T000000Z-c'];
      for (const name of old) {
        for (const folder of ['built', 'releases']) mkdirSync(join(site.site, folder, name));
      }
      const before = await policy();
      const second = await site.release();
      const built = readdirSync(join(site.site, 'built')).toSorted();
      expect(built).toEqual(['20260103T000000Z-c', first, second]);
      // A crash before the switch starts the old code again.
      await site.end(site.ports[0] ?? 0, 'SIGKILL');
      site.start(site.ports[0] ?? 0);
      await site.ready(site.ports[0] ?? 0);
      expect([await policy(), link('current')]).toEqual([before, `releases/${first}`]);

      const switched = await site.switchTo();
      expect(switched.match(/is ready$/gm)).toHaveLength(2);
      // The last three are kept.
      expect(releases()).toEqual(['20260103T000000Z-c', first, second]);
      // What the build leaves behind can't change what runs.
      writeFileSync(join(site.site, 'built', second, 'server/main.ts'), 'process.exit(1);');
      expect([link('current'), link('previous')]).toEqual([`releases/${second}`, `releases/${first}`]);
      await expect.poll(policy).not.toBe(before);
      await visitors.goOn();
      site.reload();
      await visitors.goOn();

      await site.switchTo('previous');
      expect([link('current'), link('previous')]).toEqual([`releases/${first}`, `releases/${second}`]);
      await expect.poll(policy).toBe(before);
      await visitors.goOn();

      const assets = [...new Set(opened.body.match(/\/assets\/[\w./-]+\.\w+/g))];
      expect(assets.length).toBeGreaterThan(3);
      for (const asset of [...assets, '/assets/client-of-the-next-build.js']) {
        expect([asset, (await visitors.ask(asset)).status]).toEqual([asset, 200]);
      }
      nobodyNoticed();
    });

    test('a release whose server does not start is undone, and visitors notice nothing', async () => {
      const before = link('current');
      const broken = await site.release();
      writeFileSync(join(site.site, 'built', broken, 'server/main.ts'), 'process.exit(1);');
      await expect(site.switchTo(broken)).rejects.toThrow(/is not ready after 60 s\. Back to/);
      expect(link('current')).toBe(before);
      await visitors.goOn();
      nobodyNoticed();
    });

    test('a restore with the instances stopped, as in the guide, loses no enquiry that was answered', async () => {
      await visitors.goOn();
      const { stdout: copied } = await site.enquiries('backup');
      const [, copy = ''] = / to (\S+), and checked/.exec(copied) ?? [];
      await visitors.goOn();
      await expect(site.enquiries('restore', copy)).rejects.toThrow(
        /Stop the server.* enquiries at 127\.0\.0\.1/,
      );
      await visitors.goOn();
      nobodyNoticed();

      for (const port of site.ports) await site.end(port, 'SIGTERM');
      await until('turned away', () => visitors.record.turnedAway.length > 0);
      const answered = [...visitors.record.acknowledged.keys()];
      const { stdout } = await site.enquiries('restore', copy);
      expect(stdout).toMatch(/^Restored \d+ enquiries[\s\S]*^Added \d+ enquiries/m);
      for (const port of site.ports) {
        site.start(port);
        await site.ready(port);
      }
      await visitors.goOn();
      const stored = await storedIds();
      expect(answered.filter((id) => !stored.has(id))).toEqual([]);
      visitors.record.turnedAway.length = 0;
    });

    test('the restore drill of the guide restores the newest copy beside the live store', async () => {
      const guide = readFileSync('docs/back-up-and-restore.md', 'utf8');
      const [, drill = ''] = /## Practise the restore.*?```sh\n(.*?)```/s.exec(guide) ?? [];
      const live = await storedIds();
      const { stdout: copied } = await site.enquiries('backup');
      const [, copy = ''] = / to (\S+), and checked/.exec(copied) ?? [];
      const scratch = new URL(site.databaseUrl);
      scratch.pathname = '/drill';
      await site.postgres.query('create database drill owner straitworks');
      const settings = join(site.folder, 'drill.env');
      writeFileSync(settings, `DATABASE_URL=${scratch.href}\nBACKUP_DIR=${site.backups}\n`);
      const commands = drill
        .replaceAll(/^ {3}/gm, '')
        .replaceAll('/srv/straitworks', site.site)
        .replaceAll('sudo -u straitworks ', '')
        .replaceAll('/etc/straitworks/drill.env', settings)
        .replaceAll('/var/backups/straitworks/NEWEST', copy);
      expect(await site.shell(`${commands}drill list --json | wc -l`)).toMatch(/^Restored \d+ enquiries/);
      expect((await storedIds()).size).toBeGreaterThanOrEqual(live.size);
    });

    test('PostgreSQL restarts: enquiries are turned away meanwhile, and taken afterwards', async () => {
      await site.postgres.stop();
      await until('turned away', () => visitors.record.turnedAway.length > 0);
      await site.postgres.start();
      await visitors.goOn();
      expect(visitors.record.failures).toEqual([]);
      expect(visitors.record.turnedAway.filter((line) => !line.endsWith(': 503'))).toEqual([]);
    });

    test('a limit is one for both instances, and every enquiry that was thanked for is to be mailed', async () => {
      await visitors.stop();
      const statuses = await withinOneHour(async (attempt) => {
        const answers: number[] = [];
        for (let sent = 1; sent <= 24; sent += 1)
          answers.push((await visitors.post(`Eager ${attempt}.${sent}`, `127.3.0.${attempt}`)).status);
        return answers;
      });
      // LIMIT_PER_SENDER is 40, and half of it without a captcha answer.
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429, 429, 429]);
      // What was due before the restore is held since.
      const eager = (await listed('export')).filter(({ name }) => String(name).startsWith('Eager'));
      expect(new Set(eager.map(({ mailState }) => mailState))).toEqual(new Set(['due']));
    });

    test('plain HTTP leads to TLS, other hosts and large bodies are turned away, and the log has no query and no whole address', async () => {
      const answer = await fetch(`http://localhost:${site.httpPort}/a?b`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://localhost/a?b']);
      await expect(fetch(`http://127.0.0.1:${site.httpPort}/`)).rejects.toThrow();
      const socket = tlsConnect({ host: '127.0.0.1', port: site.httpsPort, servername: 'other.example' });
      expect(String(await once(socket, 'error'))).toMatch(/unrecognized name|alert/i);

      const tooLarge = await visitors.ask('/api/enquiries', { method: 'POST', body: 'x'.repeat(200_000) });
      expect([tooLarge.status, tooLarge.headers['x-content-type-options']]).toEqual([413, 'nosniff']);
      expect(tooLarge.body).toContain('<h1>That was too large</h1>');

      await visitors.ask('/services?name=Mei', { headers: { referer: 'https://localhost/?name=Mei' } });
      const log = () => readFileSync(join(site.folder, 'access.log'), 'utf8');
      await expect
        .poll(log)
        .toMatch(/^127\.0\.0\.0 - - \[.*\] "GET \/services HTTP\/1\.1" 200 \d+ "https:\/\/localhost\/" /m);
      expect(log()).not.toContain('Mei');
      expect(log()).not.toContain('127.0.0.1');
    });

    test('one address can send 20 bodies at once; stalled ones are cut off, and other visitors are served', async () => {
      const head =
        'POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
      const answers: string[] = [];
      let closed = 0;
      for (let count = 0; count < 150; count += 1) {
        const socket = tlsConnect({
          port: site.httpsPort,
          servername: 'localhost',
          ca: site.certificate,
          socket: connect({ host: '127.0.0.1', port: site.httpsPort, localAddress: '127.4.0.1' }),
        });
        socket.on('secureConnect', () => socket.write(head));
        socket.on('data', (data) => answers.push(String(data).slice(9, 12)));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          closed += 1;
        });
      }
      await until('most are refused', () => answers.length >= 130);
      expect(new Set(answers)).toEqual(new Set(['429']));
      expect((await visitors.post('Someone else', '127.4.0.2')).status).toBe(201);
      await until('the rest are cut off', () => closed === 150);
    });

    test('addresses of one IPv6 /64 share a limit, and other networks are served', async () => {
      const ask = (address: string) =>
        visitors.ask('/api/captcha', {
          ...{ host: '::1', family: 6, servername: 'localhost' },
          headers: { host: 'localhost', 'x-real-ip': address },
        });
      const addresses = Array.from({ length: 120 }, (_, index) => `2001:db8:0:1:${index + 1}::1`);
      const statuses = await Promise.all(addresses.map(async (address) => (await ask(address)).status));
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect((await ask('2001:db8:0:2::1')).status).toBe(200);
    });

    test('the name without www leads to the one with it', async () => {
      const { status, headers } = await visitors.ask('/services?a=b', {
        servername: 'straitworks.example',
        headers: { host: 'straitworks.example' },
        checkServerIdentity: () => undefined,
      });
      expect([status, headers['location']]).toEqual([301, 'https://localhost/services?a=b']);
    });

    test('without an instance, the form answers 503 with the way to reach us, and a log says which did not answer', async () => {
      for (const port of site.ports) await site.end(port, 'SIGKILL');
      const { status, body, headers } = await visitors.post('Nobody is there', '127.5.0.1');
      expect([status, headers['x-content-type-options']]).toEqual([503, 'nosniff']);
      expect(body).toContain('<a href=/contact-us>contact page</a>');
      const log = () => readFileSync(join(site.folder, 'unanswered.log'), 'utf8');
      await expect.poll(log).toMatch(/ 127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+ 502, 502 .* visitor got 503 /);
    });

    async function storedIds(): Promise<Set<string>> {
      return new Set((await listed('list', '--json')).map(({ id }) => String(id)));
    }

    /** What a command prints, one JSON object a line. */
    async function listed(...command: string[]): Promise<Record<string, unknown>[]> {
      const { stdout } = await site.enquiries(...command);
      return stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    }
  },
);
