/** First and largest contentful paint, compared with the same page's words alone, on a slow phone and network. */
import { rmSync } from 'node:fs';
import { startSite } from '../../tests/browser/start-site.ts';
import { copyBareSite } from '../bare-copy.ts';
import { measurePaint, type Paint } from '../browser/first-paint.ts';
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
  try {
    return await withSite(async (browser, whole) => {
      const findings: Finding[] = [];
      for (const path of pageKinds) {
        logProgress(`  ${path}, ${pairs} pairs`);
        const paint = (site: string) => () => measurePaint(browser, site + path);
        const measured = await inPairs(pairs, paint(whole), paint(bare.url));
        const ours = measured.map((pair) => pair.ours);
        const elements = new Set(ours.map(({ element }) => element));
        const note = `layout shift ${Math.max(...ours.map(({ shift }) => shift)).toFixed(3)}; largest: ${[...elements].join(', ')}`;
        for (const [name, figure] of figures) {
          findings.push({
            what: `${path}: ${name}, of the limit`,
            value: spread(ours.map(figure), 'ms'),
            reference: spread(
              measured.map(({ reference }) => figure(reference)),
              'ms',
            ),
            bound: { limit: 1.1, figure: ratioOfMedians(measured, figure) },
            note,
          });
        }
      }
      return findings;
    });
  } finally {
    await bare.stop();
    rmSync(copy, { recursive: true });
  }
}
