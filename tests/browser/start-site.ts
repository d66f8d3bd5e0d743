/** Starts the production server: a process of its own on a free port, with its data in a temporary folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';

export type RunningSite = { url: string; pid: number; stop(): Promise<void> };

/** Milliseconds until the server must have given its address. */
const startLimit = 60_000;

/** @param project the folder whose `dist` is served. */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  project = '.',
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tested-site-'));
  const { PATH } = process.env;
  const server = spawn(process.execPath, [resolvePath('server/main.ts')], {
    cwd: project,
    env: { PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const [, address] = /The site is at (http:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.on('exit', () => reject(new Error(`The server did not start:\n${output}`)));
    setTimeout(() => reject(new Error(`The server gave no address:\n${output}`)), startLimit).unref();
  });
  try {
    return { url: await url, pid: server.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
