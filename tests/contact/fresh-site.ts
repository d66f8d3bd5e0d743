/** A server for one file of tests, because enquiries from one address are limited, with a look into its store. */

import type { Limits } from '../../server/enquiries/service.ts';
import { type RunningSite, startSite } from '../../testing/browser/start-site.ts';
import { ensureBuilt } from '../../testing/built-sites.ts';
import { littleWork } from '../../testing/enquiries/little-work.ts';
import { listJson, runEnquiries } from '../../testing/enquiries/run-command.ts';
import { fixture } from '../support/built-site.ts';
import { test } from '../support/test.ts';

export function freshSite(
  settings: () => Readonly<Record<string, string>> = () => ({}),
  limits: Limits = littleWork,
) {
  let site: RunningSite | undefined;
  test.beforeAll(async () => {
    await ensureBuilt('fixture');
    site = await startSite(settings(), { project: fixture.project, limits });
  });
  test.afterAll(() => site?.stop());
  const store = () => ({ DATA_DIR: site?.folder ?? '' });
  const stored = () => listJson(store());
  return {
    options: () => ({ baseURL: site?.url ?? '' }),
    stored,
    storedAs: async (message: string) => (await stored()).find((enquiry) => enquiry.message === message),
    whole: async (id: string): Promise<Record<string, unknown>> => {
      const { stdout } = await runEnquiries(['export'], store());
      const lines = stdout.split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line)).find((line) => line.id === id) ?? {};
    },
  };
}
