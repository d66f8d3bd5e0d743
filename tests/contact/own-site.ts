/** A server for one file of tests, because enquiries from one address are limited, with a look into its store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { listJson, runEnquiries } from '../../server/enquiries/testing/run-command.ts';
import { type RunningSite, startSite } from '../browser/start-site.ts';

export function ownSite(settings: () => Readonly<Record<string, string>> = () => ({})) {
  let folder = '';
  let site: RunningSite | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'own-site-'));
    site = await startSite({ ...settings(), DATA_DIR: folder });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const stored = () => listJson({ DATA_DIR: folder });
  return {
    /** For `newPage`. Without motion, the browser has less to draw. */
    options: () => ({ baseURL: site?.url ?? '', reducedMotion: 'reduce' as const }),
    stored,
    storedAs: async (message: string) => (await stored()).find((enquiry) => enquiry.message === message),
    /** Everything that is stored of one enquiry. */
    whole: async (id: string): Promise<Record<string, unknown>> => {
      const { stdout } = await runEnquiries(['export'], { DATA_DIR: folder });
      const lines = stdout.split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line)).find((line) => line.id === id) ?? {};
    },
  };
}
