/** Starts the production server as a process of its own, with its data in a temporary folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Overrides } from '../../server/enquiries/service.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { clockAhead } from '../clock.ts';
import { newFolder } from '../new-folder.ts';

export type RunningSite = AsyncDisposable & {
  url: string;
  folder: string;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

const startLimit = 60_000;

type Program = {
  /** The folder whose `dist` is served. */
  project?: string;
  overrides?: Overrides;
};

export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  { project = '.', overrides = {} }: Program = {},
): Promise<RunningSite> {
  const folder = newFolder('tested-site');
  const { TZ, LANG } = process.env;
  const program = [resolve('testing/server/site-process.ts'), JSON.stringify({ overrides, clockAhead })];
  const server = spawn(process.execPath, program, {
    cwd: project,
    env: {
      ...bareEnvironment(),
      TZ,
      LANG,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      // Tests send more than visitors do.
      LIMIT_UNVERIFIED: '1000000',
      ...settings,
    },
  });
  // Not when it exits: its last lines may still be on their way.
  const ended = once(server, 'close');
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (server.exitCode === null && server.signalCode === null) server.kill(signal);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  server.stdout.resume();
  let errors = '';
  const address = new Promise<string>((found, reject) => {
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk;
      const [, url] = /The site is at (http:\S+)/.exec(errors) ?? [];
      if (url) found(url);
    });
    server.on('exit', () => reject(new Error(`The server did not start:\n${errors}`)));
    setTimeout(() => reject(new Error(`The server gave no address:\n${errors}`)), startLimit).unref();
  });
  try {
    const url = await address;
    return { url, folder, stop, [Symbol.asyncDispose]: () => stop() };
  } catch (error) {
    await stop();
    throw error;
  }
}
