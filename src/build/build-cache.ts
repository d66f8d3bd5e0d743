/** Finished work of earlier builds, each piece under a key that names everything it was made from. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const week = 7 * 24 * 3_600_000;

export class BuildCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What stands under the key, or else what `make` makes. */
  async take(key: string | Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(key).digest('hex');
    const file = join(this.#folder, name);
    this.#used.add(name);
    try {
      const kept = await readFile(file);
      const now = new Date();
      await utimes(file, now, now);
      return kept;
    } catch {
      const made = await make();
      await mkdir(this.#folder, { recursive: true });
      // Renamed into place, so that an interrupted build leaves no half an entry behind.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, made);
      await rename(draft, file);
      return made;
    }
  }

  /** Removes what no build has taken for a week. Another build may be under way in the same folder. */
  async sweep(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const others = (await readdir(this.#folder)).filter((name) => !this.#used.has(name));
    await Promise.all(
      others.map(async (name) => {
        const file = join(this.#folder, name);
        const taken = await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => null,
        );
        if (taken !== null && Date.now() - taken > week) await rm(file, { force: true });
      }),
    );
  }
}
