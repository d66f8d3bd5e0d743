/** Lighthouse's four scores of every page, with its mobile preset. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';
import { freePort } from '../load/nginx.ts';
import { logProgress } from '../log-progress.ts';
import { type Finding, unmeasured } from '../report/finding.ts';
import { readManifest } from '../site/manifest.ts';
import { copySite } from '../site/private-copy.ts';
import { startServer } from '../site/start-server.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores are shares of 1. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
};

export async function benchLighthouse(): Promise<Finding[]> {
  const { default: lighthouse } = await import('lighthouse');
  const { version } = createRequire(import.meta.url)('lighthouse/package.json');
  const copy = copySite();
  const server = await startServer(copy.folder);
  const port = await freePort();
  const args = [...browserArguments(), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const findings: Finding[] = [];
    for (const { path, file, status } of readManifest(copy.build).pages) {
      if (status !== 200) continue;
      const noindex = readFileSync(join(copy.build, 'client', file), 'utf8').includes(
        '<meta name="robots" content="noindex"',
      );
      const run = () =>
        lighthouse(server.url + path, { port, onlyCategories: [...categories], logLevel: 'error' });
      let result = await run();
      // On a busy machine a trace may fail as a whole; then the page is measured once more.
      if (result?.lhr.runtimeError) result = await run();
      findings.push(
        result ? scores(path, result.lhr, noindex) : unmeasured(path, `Lighthouse ${version} gave no result`),
      );
      logProgress(`  ${path}: ${findings.at(-1)?.value}`);
    }
    return findings;
  } finally {
    await browser.close();
    await server.stop();
    copy.remove();
  }
}

function scores(path: string, { categories: found, audits }: Report, noindex: boolean): Finding {
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
    bound: { kind: 'at least', limit: 100, figure: Math.min(...kept) },
    ...(lost.length > 0 && { note: lost.join('; ') }),
  };
}
