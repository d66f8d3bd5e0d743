/** Photos that earlier builds have converted, which takes seconds for each. All else a build makes anew. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = '.cache/photos';

/** @param key names everything that the result depends on. */
export async function keptPhoto(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(folder, createHash('sha256').update(key).digest('hex'));
  if (existsSync(file)) return readFileSync(file);
  const made = await make();
  mkdirSync(folder, { recursive: true });
  // Renamed into place, so that an interrupted build leaves no half a photo behind.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, made);
  renameSync(draft, file);
  return made;
}
