/** The disks of the store and of the copies: small, and each can be full or gone. On a machine that mounts nothing they're folders. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Disk = {
  /** Where it's mounted. */
  path: string;
  fill(): void;
  clear(): void;
  unmount(): void;
  mount(): void;
  /** Another one, empty, as a new machine has. */
  replace(): void;
};

export type Disks = {
  store: Disk;
  copies: Disk;
  canBreak: boolean;
  remove(): void;
};

function run(command: string, ...options: string[]): void {
  const { status, stderr } = spawnSync(command, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${options.join(' ')}: ${stderr}`);
}

/** @param canMount whether this process has mounts of its own. */
export function makeDisks(folder: string, canMount: boolean): Disks {
  const mounts: string[] = [];
  const make = (name: string): Disk => {
    const path = join(folder, name);
    let number = 0;
    let disk = '';
    const mount = () => {
      mkdirSync(path, { recursive: true });
      if (canMount) run('mount', '--bind', disk, path);
    };
    const attach = () => {
      number += 1;
      disk = join(folder, 'disks', `${name}-${number}`);
      mkdirSync(disk, { recursive: true });
      if (canMount) {
        run('mount', '-t', 'tmpfs', '-o', 'size=48m', 'none', disk);
        mounts.push(disk);
      }
      mount();
    };
    const unmount = () => run('umount', '--lazy', path);
    const ballast = () => join(disk, 'ballast');
    attach();
    return {
      path,
      fill: () => fill(ballast()),
      clear: () => rmSync(ballast(), { recursive: true }),
      unmount,
      mount,
      replace: () => {
        if (canMount) unmount();
        rmSync(path, { recursive: true, force: true });
        attach();
      },
    };
  };
  const [store, copies] = [make('store'), make('copies')];
  return {
    store,
    copies,
    canBreak: canMount,
    remove: () => {
      for (const { unmount } of canMount ? [store, copies] : []) unmount();
      for (const disk of mounts) run('umount', '--lazy', disk);
    },
  };
}

/** By large files and then by small ones, so that nothing is left. */
function fill(ballast: string): void {
  mkdirSync(ballast);
  for (const size of [2 ** 20, 2 ** 12]) {
    try {
      for (let file = 0; file < 20_000; file += 1)
        writeFileSync(join(ballast, `${size}-${file}`), Buffer.alloc(size));
    } catch {
      // The disk is full, as it should be.
    }
  }
}
