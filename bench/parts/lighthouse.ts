/** Lighthouse's four scores of every page, as its mobile preset has them. */
import { readFileSync } from 'node:fs';
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
    for (const { path, file, status } of readManifest(copy.build).pages) {
      if (status !== 200) continue;
      const hidden = readFileSync(join(copy.build, 'client', file), 'utf8').includes(
        '<meta name="robots" content="noindex"',
      );
      const look = () =>
        lighthouse(server.url + path, { port, onlyCategories: [...categories], logLevel: 'error' });
      let result = await look();
      // On a busy machine a trace may come to nothing as a whole; then the page is looked at once more.
      if (result?.lhr.runtimeError) result = await look();
      findings.push(
        result ? scores(path, result.lhr, hidden) : unmeasured(path, `Lighthouse ${version} gave no result`),
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

function scores(path: string, { categories: found, audits }: Report, hidden: boolean): Finding {
  const figures = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
  const lost = categories.flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  // A page that the site itself keeps out of search results loses this one on purpose.
  const onPurpose = hidden && lost.join() === 'is-crawlable';
  const kept = figures.filter((_, place) => !(onPurpose && categories[place] === 'seo'));
  return {
    what: `${path}: performance / accessibility / best practices / SEO`,
    value: figures.join(' / '),
    bound: { kind: 'at least', limit: 100, figure: Math.min(...kept) },
    ...(lost.length > 0 && { note: lost.join('; ') }),
  };
}
