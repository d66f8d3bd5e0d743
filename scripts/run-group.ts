/**
 * Runs a command as a process group of its own, so that stopping this process stops everything that the
 * command has started. Node's spawnSync would leave it running.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between the request to stop and the end by force. */
const gracePeriod = 10_000;

/** Whether the command succeeded. Ends this process where it was asked to stop meanwhile. */
export async function runGroup(command: string, ...parameters: string[]): Promise<boolean> {
  let stopping: Promise<never> | undefined;
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    stopping ??= endGroup(child.pid).then(() => process.exit(128 + constants.signals[signal]));
  };
  // Before the command starts: a signal that came in between would end this process and leave the command running.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const [status] = await once(child, 'exit');
  await stopping;
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return status === 0;
}

/** By SIGTERM whatever the request was: shells start background commands with SIGINT ignored. */
async function endGroup(leader: number | undefined): Promise<void> {
  if (leader === undefined) return;
  const asked = performance.now();
  let exists = signalGroup(leader, 'SIGTERM');
  while (exists && performance.now() < asked + 2 * gracePeriod) {
    await delay(50);
    exists = signalGroup(leader, performance.now() < asked + gracePeriod ? 0 : 'SIGKILL');
  }
}

/** Whether any process of the group exists; signal 0 only asks. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}
