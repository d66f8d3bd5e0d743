/** Starts the owner's own site or the fixture for browser tests, as in production, and builds it first if need be. */
import { startSite } from '../../testing/browser/start-site.ts';
import { ensureBuilt, fixtureSite, type SiteName } from '../../testing/built-sites.ts';
import { littleWork } from '../../testing/enquiries/little-work.ts';

export async function startTested(name: SiteName) {
  await ensureBuilt(name);
  return await startSite({}, { project: name === 'own' ? '.' : fixtureSite, limits: littleWork });
}
