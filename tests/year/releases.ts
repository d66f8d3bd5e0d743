/** The project that's built, and its releases: each has a folder of its own, and `current` leads to the one that runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureBuilt, fixtureSite } from '../../testing/built-sites.ts';
import { copyInto } from '../../testing/content/copy-project.ts';

/** What `deploy/release.sh` copies. */
const released = ['package.json', 'contract', 'server', 'dist'];

export type Edit = (change: (file: string, from: string, to: string) => void) => void;

export class Releases {
  readonly #folder: string;
  /** Builds follow each other, beside the year. */
  #last: Promise<unknown> = Promise.resolve();
  buildSeconds: number[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  get current(): string {
    return join(this.#folder, 'current');
  }

  get #project(): string {
    return join(this.#folder, 'project');
  }

  /** The first one, from a build that tests may have made already. */
  async begin(): Promise<void> {
    await ensureBuilt('fixture');
    mkdirSync(this.#project);
    copyInto(this.#project);
    cpSync(join(fixtureSite, 'dist'), join(this.#project, 'dist'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    symlinkSync(resolve('node_modules'), join(this.#project, 'node_modules'));
    this.switchTo(this.#copy('1'));
  }

  /** Resolves with its folder when it's built. */
  build(name: string, edit: Edit): Promise<string> {
    const built = this.#last.then(async () => {
      edit((file, from, to) => this.#change(file, from, to));
      const began = performance.now();
      await this.#run();
      this.buildSeconds.push((performance.now() - began) / 1000);
      return this.#copy(name);
    });
    // A failure is reported by what waits for it.
    this.#last = built.catch(() => undefined);
    return built;
  }

  get running(): string {
    return realpathSync(this.current);
  }

  /** In one step, as `mv` does it. */
  switchTo(release: string): void {
    const next = `${this.current}.new`;
    symlinkSync(release, next);
    renameSync(next, this.current);
  }

  #change(file: string, from: string, to: string): void {
    const path = join(this.#project, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (!before.includes(from)) throw new Error(`${file} has no “${from}” any more, which the year changes.`);
    writeFileSync(path, from === '' ? to : before.replace(from, () => to));
  }

  async #run(): Promise<void> {
    const { PATH } = process.env;
    const child = spawn(process.execPath, ['scripts/build.ts'], {
      cwd: this.#project,
      env: { PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, complained] = [text(child.stdout), text(child.stderr)];
    const [status] = await once(child, 'close');
    if (status !== 0) throw new Error(`A release could not be built:\n${await said}${await complained}`);
  }

  #copy(name: string): string {
    const release = join(this.#folder, 'releases', name);
    rmSync(release, { recursive: true, force: true });
    for (const part of released)
      cpSync(join(this.#project, part), join(release, part), { recursive: true, verbatimSymlinks: true });
    symlinkSync(resolve('node_modules'), join(release, 'node_modules'));
    return release;
  }
}
