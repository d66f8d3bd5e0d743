/** For tests: starts such a process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Settings } from '../../contract/settings/read-settings.ts';

type ServiceProcess = {
  url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
};

const script = fileURLToPath(new URL('service-process.ts', import.meta.url));
const started = z.object({ url: z.string() });

export async function startServiceProcess(settings: Partial<Settings>): Promise<ServiceProcess> {
  const child = fork(script, [JSON.stringify(settings)], { execPath: process.execPath });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The service did not start.')));
  const [first] = await Promise.race([once(child, 'message'), failed]);
  return {
    url: started.parse(first).url,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
