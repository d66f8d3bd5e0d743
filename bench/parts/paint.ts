/** Largest contentful paint, compared with the same page without scripts and fonts, on a slow phone and network. */
import { measurePaint } from '../browser/first-paint.ts';
import { withBrowser } from '../browser/launch.ts';
import { logProgress } from '../log-progress.ts';
import type { BenchOptions } from '../options.ts';
import type { Finding } from '../report/finding.ts';
import { copyBareSite } from '../site/bare-copy.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { copySite } from '../site/private-copy.ts';
import { startServer } from '../site/start-server.ts';
import { median, range, ratioOfMedians } from '../statistics.ts';

export async function benchPaint({ pairs }: BenchOptions): Promise<Finding[]> {
  const copies = [copySite(), await copyBareSite()] as const;
  const whole = await startServer(copies[0].folder);
  const bare = await startServer(copies[1].folder);
  try {
    return await withBrowser(async (browser) => {
      const findings: Finding[] = [];
      await measurePaint(browser, whole.url);
      for (const path of pageKinds) {
        logProgress(`  ${path}, ${pairs} pairs`);
        const measured = [];
        for (let turn = 0; turn < pairs; turn += 1) {
          const first = turn % 2 === 0 ? await measurePaint(browser, whole.url + path) : null;
          const reference = await measurePaint(browser, bare.url + path);
          measured.push({ ours: first ?? (await measurePaint(browser, whole.url + path)), reference });
        }
        const pairsOf = measured.map(({ ours, reference }) => ({
          ours: ours.lcpMs,
          reference: reference.lcpMs,
        }));
        const spread = (times: number[]) => `${median(times).toFixed(0)} ms (${range(times)})`;
        const elements = new Set(measured.map(({ ours }) => ours.element));
        findings.push({
          what: `${path}: largest paint, of the limit`,
          value: spread(pairsOf.map(({ ours }) => ours)),
          reference: spread(pairsOf.map(({ reference }) => reference)),
          bound: { kind: 'at most', limit: 1.05, figure: ratioOfMedians(pairsOf) },
          note: `layout shift ${Math.max(...measured.map(({ ours }) => ours.shift)).toFixed(3)}; largest: ${[...elements].join(', ')}`,
        });
      }
      return findings;
    });
  } finally {
    await whole.stop();
    await bare.stop();
    for (const copy of copies) copy.remove();
  }
}
