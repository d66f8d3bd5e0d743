/** Whether the server's memory stays where it is under load that goes on. */
import { setTimeout as delay } from 'node:timers/promises';
import { logProgress } from '../log-progress.ts';
import type { Finding } from '../report/finding.ts';
import { lateGrowth, range } from '../statistics.ts';
import { residentMegabytes } from './process-figures.ts';
import { runWrk } from './wrk.ts';

/** Of each period, how long the load lasts: a server that is asked without a break leaves others no machine. */
const period = { load: 2, rest: 3 };
const connections = 200;
const mixed = ['/', '/case-studies', '/contact-us', '/nowhere'];

export async function watchMemory(
  { url, pid }: { url: string; pid: number },
  seconds: number,
  core: number,
): Promise<Finding> {
  logProgress(`  memory under load, ${seconds} s`);
  const samples: number[] = [];
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  for (let turn = 0; elapsed() < seconds; turn += 1) {
    const path = mixed[turn % mixed.length] ?? '/';
    // wrk takes a 404 for a failure.
    const load =
      path === '/nowhere'
        ? askInVain(url + path)
        : runWrk(url + path, { connections, seconds: period.load, core });
    await load;
    samples.push(residentMegabytes(pid));
    await delay(period.rest * 1000);
  }
  const growth = lateGrowth(samples);
  return {
    what: 'memory under load, last third by second third',
    value: `${samples.at(-1)?.toFixed(0)} MB at the end (${range(samples)})`,
    bound: { kind: 'at most', limit: 1.05, figure: growth },
    note: `${Math.round(elapsed())} s, ${samples.length} bursts of ${period.load} s`,
  };
}

async function askInVain(address: string): Promise<void> {
  const until = performance.now() + period.load * 1000;
  const ask = async () => {
    while (performance.now() < until) await (await fetch(address)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 20 }, ask));
}
