/**
 * First and largest contentful paint, compared with the same page's words alone, on a slow phone and network: once
 * with both applied, once with both simulated. Only the first has a bound; docs/performance.md says why.
 */
import { rmSync } from 'node:fs';
import type { Browser } from 'playwright';
import { freePort } from '../../server/testing/free-port.ts';
import { startSite } from '../../tests/browser/start-site.ts';
import { copyBareSite } from '../bare-copy.ts';
import { appliedPaint, type Paint, simulatedPaint } from '../browser/first-paint.ts';
import type { BenchOptions } from '../options.ts';
import { type Finding, logProgress } from '../report.ts';
import { pageKinds, withSite } from '../site.ts';
import { inPairs, ratioOfMedians, spread } from '../statistics.ts';

const figures: readonly (readonly [name: string, figure: (paint: Paint) => number])[] = [
  ['first paint', ({ fcpMs }) => fcpMs],
  ['largest paint', ({ lcpMs }) => lcpMs],
];

export async function benchPaint({ pairs }: BenchOptions): Promise<Finding[]> {
  const copy = await copyBareSite();
  const bare = await startSite({}, copy);
  const port = await freePort();
  const measure = async (browser: Browser, whole: string) => {
    const throttlings = [
      { throttling: 'applied', paint: (url: string) => appliedPaint(browser, url), bound: 1.1 },
      { throttling: 'simulated', paint: (url: string) => simulatedPaint(port, url), bound: undefined },
    ];
    const findings: Finding[] = [];
    for (const { throttling, paint, bound } of throttlings) {
      for (const path of pageKinds) {
        logProgress(`  ${path}, ${throttling}, ${pairs} pairs`);
        const measured = await inPairs(
          pairs,
          () => paint(whole + path),
          () => paint(bare.url + path),
        );
        const shift = Math.max(...measured.map(({ ours }) => ours.shift)).toFixed(3);
        for (const [name, figure] of figures) {
          const ratio = ratioOfMedians(measured, figure);
          findings.push({
            what: `${path}: ${name}, throttling ${throttling}`,
            value: spread(
              measured.map(({ ours }) => figure(ours)),
              'ms',
            ),
            reference: spread(
              measured.map(({ reference }) => figure(reference)),
              'ms',
            ),
            ...(bound && { bound: { limit: bound, figure: ratio } }),
            note: `${ratio.toFixed(2)} of the words alone; layout shift ${shift}`,
          });
        }
      }
    }
    return findings;
  };
  try {
    return await withSite(measure, [`--remote-debugging-port=${port}`]);
  } finally {
    await bare.stop();
    rmSync(copy, { recursive: true });
  }
}
