/** The production server in a process of its own, over a private copy of the site, on one core if wanted. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type RunningServer = { url: string; pid: number; stop(): Promise<void> };

const startLimit = 20_000;

export async function startServer(folder: string, core?: number): Promise<RunningServer> {
  const program = [process.execPath, 'server/main.ts'];
  const [command = '', ...rest] = core === undefined ? program : ['taskset', '-c', String(core), ...program];
  const server = spawn(command, rest, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await spokenAddress(server);
  return { url, pid: server.pid ?? 0, stop: () => stopProcess(server) };
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function spokenAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (words: string) => {
      said += words;
      const [, address] = /The site is at (http:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`The server did not start:\n${said}`)));
    setTimeout(() => reject(new Error(`The server gave no address:\n${said}`)), startLimit).unref();
  });
}
