/** Finished work of earlier builds, each piece under a key that names everything it was made from. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
      return await readFile(file);
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

  async sweep(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const unused = (await readdir(this.#folder)).filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#folder, name), { force: true })));
  }
}
