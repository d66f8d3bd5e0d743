/** Whether the server's memory stays where it is under load that goes on. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Finding, logProgress } from '../report.ts';
import { lateGrowth, spread } from '../statistics.ts';
import { residentMegabytes } from './process-figures.ts';
import { runWrk } from './wrk.ts';

/** Of each period, seconds under load and at rest: load without a break leaves other programs no machine. */
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
    if (path === '/nowhere') await askInVain(url + path);
    else await runWrk(url + path, { connections, seconds: period.load, core });
    samples.push(residentMegabytes(pid));
    await delay(period.rest * 1000);
  }
  return {
    what: 'memory under load, last third by second third',
    value: spread(samples, 'MB'),
    bound: { limit: 1.05, figure: lateGrowth(samples) },
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
