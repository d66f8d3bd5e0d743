/** Finished work of earlier builds, each piece under a key that names everything it was made from. */
import { createHash, randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { removeQuietly } from './builds-folder.ts';

const week = 7 * 24 * 3_600_000;

export class BuildCache {
  readonly #folder: string;
  readonly #makers: string | undefined;
  readonly #used = new Set<string>();
  /** Why nothing more is kept, or not swept. */
  readonly warnings: string[] = [];

  /** @param makers names our code and what all of it depends on. Without it, `value` keeps nothing. */
  constructor(folder: string, makers?: string) {
    this.#folder = folder;
    this.#makers = makers;
  }

  /** Returns what's kept under the key, or makes and keeps it. For a library's work, whose version and options are in the key. */
  async take(key: string | Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(key).digest('hex');
    return this.#find(name) ?? this.#keep(name, await make());
  }

  /** The same for the work of our code: `make` depends on the key alone, and both are data for JSON. Undefined isn't kept. */
  value<Value>(key: readonly unknown[], make: () => Value): Value {
    const entry = this.#entry<Value>(key);
    return entry.kept ? entry.kept.value : entry.keep(make());
  }

  /** `value` for work that has to be waited for. */
  async asyncValue<Value>(key: readonly unknown[], make: () => Promise<Value>): Promise<Value> {
    const entry = this.#entry<Value>(key);
    return entry.kept ? entry.kept.value : entry.keep(await make());
  }

  #entry<Value>(key: readonly unknown[]): { kept: { value: Value } | null; keep: (made: Value) => Value } {
    if (this.#makers === undefined) return { kept: null, keep: (made) => made };
    const name = createHash('sha256').update(this.#makers).update(JSON.stringify(key)).digest('hex');
    const kept = this.#find(name);
    return {
      kept: kept && { value: JSON.parse(kept.toString()) },
      keep: (made) =>
        made === undefined
          ? made
          : JSON.parse(this.#keep(name, Buffer.from(JSON.stringify(made))).toString()),
    };
  }

  #find(name: string): Buffer | null {
    const file = join(this.#folder, name);
    this.#used.add(name);
    try {
      const entry = fs.readFileSync(file);
      const [checksum, kept] = [entry.subarray(0, checksumLength), entry.subarray(checksumLength)];
      // A crash or a full disk may have left less than was written.
      if (!checksum.equals(checksumOf(kept))) return null;
      const now = new Date();
      fs.utimesSync(file, now, now);
      return kept;
    } catch {
      return null;
    }
  }

  #keep(name: string, made: Buffer): Buffer {
    if (this.warnings.length > 0) return made;
    const file = join(this.#folder, name);
    // Renamed into place, so that an interrupted build leaves no half an entry behind.
    const draft = `${file}.${randomUUID()}`;
    try {
      fs.mkdirSync(this.#folder, { recursive: true });
      fs.writeFileSync(draft, Buffer.concat([checksumOf(made), made]));
      fs.renameSync(draft, file);
    } catch (error) {
      removeQuietly(draft);
      // The build itself would have no room either.
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
      this.#warn('finished work can’t be kept for the next build', error);
    }
    return made;
  }

  /** Removes what no build has taken for a week. Another build may be under way in the same folder. */
  sweep(): void {
    if (this.warnings.length > 0) return;
    try {
      for (const name of fs.existsSync(this.#folder) ? fs.readdirSync(this.#folder) : []) {
        if (this.#used.has(name)) continue;
        const file = join(this.#folder, name);
        const taken = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
        if (taken !== undefined && Date.now() - taken > week) fs.rmSync(file, { force: true });
      }
    } catch (error) {
      this.#warn('work of earlier builds can’t be removed', error);
    }
  }

  #warn(problem: string, error: unknown): void {
    const cause = error instanceof Error ? error.message : String(error);
    this.warnings.push(`${this.#folder}: ${problem} (${cause}). Make the folder writable, or remove it.`);
  }
}

const checksumLength = 32;

function checksumOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
