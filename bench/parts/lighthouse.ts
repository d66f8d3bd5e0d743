/** Lighthouse's four scores of every page, with its mobile preset; bounded is what they lack of 100. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { freePort } from '../../server/testing/free-port.ts';
import { runLighthouse } from '../browser/run-lighthouse.ts';
import { type Finding, logProgress } from '../report.ts';
import { readManifest, withSite } from '../site.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export async function benchLighthouse(): Promise<Finding[]> {
  const port = await freePort();
  const measure = async (_: Browser, site: string) => {
    const findings: Finding[] = [];
    for (const { path, file, status } of readManifest('dist/current').pages) {
      if (status !== 200) continue;
      const html = readFileSync(join('dist/current/client', file), 'utf8');
      const result = await runLighthouse(port, site + path, { onlyCategories: [...categories] });
      findings.push(scores(path, result, html.includes('<meta name="robots" content="noindex"')));
      logProgress(`  ${path}: ${findings.at(-1)?.value}`);
    }
    return findings;
  };
  return withSite(measure, [`--remote-debugging-port=${port}`]);
}

function scores(path: string, { categories: found, audits }: Result, noindex: boolean): Finding {
  const figures = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
  const lost = categories.flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  // A page with noindex fails this audit on purpose.
  const onPurpose = noindex && lost.join() === 'is-crawlable';
  const kept = figures.filter((_, place) => !(onPurpose && categories[place] === 'seo'));
  return {
    what: `${path}: performance / accessibility / best practices / SEO`,
    value: figures.join(' / '),
    bound: { limit: 0, figure: 100 - Math.min(...kept) },
    ...(lost.length > 0 && { note: lost.join('; ') }),
  };
}
