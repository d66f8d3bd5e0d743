/** Writes everything that is stored, as it was at one moment, while the server runs. */
import { jsonLine } from '../display.ts';
import type { Store } from '../store/store.ts';
import { readPage } from '../stored-enquiries.ts';
import { asLine, type Erasure, formatVersion } from './format.ts';

type Write = (line: string) => Promise<void>;

/** Returns how many enquiries were written. */
export async function exportAll(
  store: Store,
  erasures: readonly Erasure[],
  now: number,
  write: Write,
): Promise<number> {
  return await store.snapshot(async (db) => {
    await write(jsonLine({ version: formatVersion, exportedAt: new Date(now).toISOString(), erasures }));
    let written = 0;
    for (let last = ''; ; ) {
      const page = await readPage(db, {}, last);
      for (const enquiry of page) await write(jsonLine(asLine(enquiry)));
      written += page.length;
      last = page.at(-1)?.id ?? '';
      if (last === '') break;
    }
    await write(jsonLine({ end: written }));
    return written;
  });
}
