/** A site of its own for a file of tests, since enquiries from one address are limited, and a look into its store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { listJson, runEnquiries } from '../../server/enquiries/testing/run-command.ts';
import { type RunningSite, startSite } from '../browser/start-site.ts';

export type OwnSite = {
  /** For `newPage`. */
  options: () => { baseURL: string };
  /** The same without motion, for tests that do not look at it: the browser has less to draw. */
  still: () => { baseURL: string; reducedMotion: 'reduce' };
  stored: () => ReturnType<typeof listJson>;
  /** Everything that is stored of one enquiry. */
  whole: (id: string) => Promise<Record<string, unknown>>;
};

export function ownSite(settings: () => Readonly<Record<string, string>> = () => ({})): OwnSite {
  let folder = '';
  let site: RunningSite | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'contact-'));
    site = await startSite({ ...settings(), DATA_DIR: folder });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const options = () => ({ baseURL: site?.url ?? '' });
  return {
    options,
    still: () => ({ ...options(), reducedMotion: 'reduce' }),
    stored: () => listJson({ DATA_DIR: folder }),
    whole: async (id) => {
      const { stdout } = await runEnquiries(['export'], { DATA_DIR: folder });
      const lines: Record<string, unknown>[] = stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
      return lines.find((line) => line['id'] === id) ?? {};
    },
  };
}
