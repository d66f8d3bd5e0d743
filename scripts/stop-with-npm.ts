/**
 * npm passes SIGTERM and SIGINT on to the shell that it runs a script in, and no other signal. The shell ends
 * and does not pass anything on: what it ran would go on without either, and hold its port.
 */
import { spawnSync } from 'node:child_process';

/** Milliseconds between looks. */
const pause = 200;

/** Asks this process to stop once npm, or the shell between them, is gone. */
export function stopWithNpm(): void {
  // Windows has no signals to be passed on: there npm's whole job ends together.
  if (process.platform === 'win32') return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const timer = setInterval(() => {
    // An orphan is given another parent.
    if (process.ppid === parent && isRunning(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, pause);
  timer.unref();
}

/** Some shells are replaced by what they run, so that npm itself is the parent. */
function findNpm(parent: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], { encoding: 'utf8' });
  const [, grandparent, program = ''] = /^\s*(\d+)\s+(\S+)/.exec(stdout ?? '') ?? [];
  return program === 'npm' || grandparent === undefined ? parent : Number(grandparent);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
