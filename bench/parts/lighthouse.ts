/** Lighthouse's four scores of every page, as its mobile preset has them. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';
import { freePort } from '../load/nginx.ts';
import { type Finding, unmeasured } from '../report/finding.ts';
import { readManifest } from '../site/manifest.ts';
import { copySite } from '../site/private-copy.ts';
import { startServer } from '../site/start-server.ts';
import { tell } from '../tell.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A score is a share of 1; a page that has to keep out of search results cannot have them all. */
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
    for (const { path } of readManifest(join(copy.folder, 'dist')).pages.filter(
      ({ status }) => status === 200,
    )) {
      const result = await lighthouse(server.url + path, {
        port,
        onlyCategories: [...categories],
        logLevel: 'error',
      });
      findings.push(
        result ? scores(path, result.lhr) : unmeasured(path, `Lighthouse ${version} gave no result`),
      );
      tell(`  ${path}: ${findings.at(-1)?.value}`);
    }
    return findings;
  } finally {
    await browser.close();
    await server.stop();
    copy.remove();
  }
}

function scores(path: string, { categories: found, audits }: Report): Finding {
  const figures = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
  const lost = categories.flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return {
    what: `${path}: performance / accessibility / best practices / SEO`,
    value: figures.join(' / '),
    bound: { kind: 'at least', limit: 100, figure: Math.min(...figures) },
    ...(lost.length > 0 && { note: lost.join('; ') }),
  };
}
