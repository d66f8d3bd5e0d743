/** Starts the production server as a process of its own, with its data in a temporary folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Limits } from '../../server/enquiries/service.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { clockAhead } from '../clock.ts';
import { newFolder } from '../new-folder.ts';

export type RunningSite = AsyncDisposable & {
  url: string;
  pid: number;
  folder: string;
  log(): Record<string, unknown>[];
  stop(): Promise<void>;
};

const startLimit = 60_000;

type Program = {
  /** The folder whose `dist` is served. */
  project?: string;
  limits?: Limits;
};

export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  { project = '.', limits = {} }: Program = {},
): Promise<RunningSite> {
  const folder = newFolder('tested-site');
  const { TZ, LANG } = process.env;
  const program = [resolve('testing/browser/site-process.ts'), JSON.stringify({ limits, clockAhead })];
  const server = spawn(process.execPath, program, {
    cwd: project,
    env: {
      ...{ ...bareEnvironment(), TZ, LANG },
      ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
      // Tests send more than visitors do.
      LIMIT_UNVERIFIED: '1000000',
      ...settings,
    },
  });
  // Not when it exits: its last lines may still be on their way.
  const ended = once(server, 'close');
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const output = { log: '', errors: '' };
  server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output.log += chunk;
  });
  const address = new Promise<string>((found, reject) => {
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output.errors += chunk;
      const [, url] = /The site is at (http:\S+)/.exec(output.errors) ?? [];
      if (url) found(url);
    });
    server.on('exit', () => reject(new Error(`The server did not start:\n${output.errors}`)));
    setTimeout(() => reject(new Error(`The server gave no address:\n${output.errors}`)), startLimit).unref();
  });
  const log = () =>
    output.log
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  try {
    const url = await address;
    return { url, pid: server.pid ?? 0, folder, log, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
