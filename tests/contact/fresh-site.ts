/** A server of its own for a file of tests, with other settings than the shared one, and a look into its store. */
import type { Overrides } from '../../server/enquiries/service.ts';
import { ensureBuilt } from '../../testing/built-sites.ts';
import { littleWork } from '../../testing/enquiries/little-work.ts';
import { listJson } from '../../testing/enquiries/run-command.ts';
import { type RunningSite, startSite } from '../../testing/server/start-site.ts';
import { fixture } from '../support/built-site.ts';
import { test } from '../support/test.ts';

export function freshSite(
  settings: () => Readonly<Record<string, string>> = () => ({}),
  overrides: Overrides = littleWork,
) {
  let site: RunningSite | undefined;
  test.beforeAll(async () => {
    await ensureBuilt('fixture');
    site = await startSite(settings(), { project: fixture.project, overrides });
  });
  test.afterAll(() => site?.stop());
  return {
    options: () => ({ baseURL: site?.url ?? '' }),
    storedAs: async (message: string) =>
      (await listJson({ DATA_DIR: site?.folder ?? '' })).find((enquiry) => enquiry.message === message),
  };
}
