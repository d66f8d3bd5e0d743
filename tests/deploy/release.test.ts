/** The deployment under load, while its parts are killed, restarted and replaced. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runEnquiries } from '../../server/enquiries/testing/run-command.ts';
import { until } from '../../server/enquiries/testing/until.ts';
import { publishBuild } from '../../src/prerender/builds-folder.ts';
import { restyledPage, writeNextBuild } from '../publishing/next-build.ts';
import { canDeploy, type Deployment, deploy } from './deployment.ts';
import { sendVisitors, type Visitors } from './visitors.ts';

describe.skipIf(!canDeploy)(
  'deploy/ (skipped where nginx, openssl, curl or envsubst is not installed)',
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

    test('an instance that is killed is missed by nobody', async () => {
      for (const port of site.ports) {
        await visitors.goOn();
        await site.end(port, 'SIGKILL');
        await visitors.goOn();
        site.start(port);
        await site.ready(port);
      }
      expect(visitors.record.failures).toEqual([]);
      expect(visitors.record.turnedAway).toEqual([]);
    });

    test('another build is released under way, and open pages keep their files', async () => {
      const policy = async () => (await visitors.ask(restyledPage)).headers['content-security-policy'];
      const before = await policy();
      await publishBuild(site.dist, (build) => writeNextBuild(site.dist, build));
      expect(await policy()).toBe(before);
      const { stdout } = await site.release();
      expect(stdout.match(/is ready$/gm)).toHaveLength(2);
      await expect.poll(policy).not.toBe(before);
      await visitors.goOn();
      site.reload();
      await visitors.goOn();

      const assets = [...new Set(opened.body.match(/\/assets\/[\w./-]+\.\w+/g))];
      expect(assets.length).toBeGreaterThan(3);
      for (const asset of [...assets, '/assets/client-of-the-next-build.js']) {
        expect([asset, (await visitors.ask(asset)).status]).toEqual([asset, 200]);
      }
      expect(visitors.record.failures).toEqual([]);
      expect(visitors.record.turnedAway).toEqual([]);
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
      const statuses: number[] = [];
      for (let sent = 1; sent <= 24; sent += 1) {
        statuses.push((await visitors.post(`Eager ${sent}`, '203.0.113.7')).status);
      }
      // LIMIT_PER_SENDER is 40, and half of it without a captcha answer.
      expect(statuses.filter((status) => status === 201)).toHaveLength(20);
      expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);

      const { stdout } = await runEnquiries(['export'], { DATABASE_URL: site.databaseUrl });
      const stored = new Map(
        stdout
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
          .map(({ id, name, mailState }) => [id, `${name}, ${mailState}`]),
      );
      const thanked = [...visitors.record.acknowledged];
      expect(thanked.length).toBeGreaterThan(40);
      expect(thanked.filter(([id, name]) => stored.get(id) !== `${name}, due`)).toEqual([]);
    });

    test('plain HTTP leads to TLS, and the log of visits has no query and no whole address', async () => {
      const answer = await fetch(`http://127.0.0.1:${site.httpPort}/a?b`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://localhost/a?b']);
      await visitors.ask('/services?name=Mei', { headers: { referer: 'https://localhost/?name=Mei' } });
      const log = () => readFileSync(join(site.folder, 'access.log'), 'utf8');
      await expect
        .poll(log)
        .toMatch(/^127\.0\.0\.0 - - \[.*\] "GET \/services HTTP\/1\.1" 200 \d+ "https:\/\/localhost\/" /m);
      expect(log()).not.toContain('Mei');
      expect(log()).not.toContain('127.0.0.1');
    });
  },
);
