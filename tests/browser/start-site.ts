/** The production server as visitors meet it: its own process, on a free port, with its data in a temporary folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';

export type RunningSite = { url: string; stop(): Promise<void> };

/** Milliseconds after which a server that has said nothing is given up. */
const startLimit = 20_000;

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

  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (words: string) => {
      said += words;
      const [, address] = /The site is at (http:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    server.on('exit', () => reject(new Error(`The server did not start:\n${said}`)));
    setTimeout(
      () => reject(new Error(`The server said nothing of its address:\n${said}`)),
      startLimit,
    ).unref();
  });
  try {
    return { url: await url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
