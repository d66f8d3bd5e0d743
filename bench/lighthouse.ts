/** Lighthouse's four scores of every page, with its mobile preset. The bound is on what they lack of 100. */
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { browserArguments, findBrowser, ignoreCornerPointer } from '../testing/browser/find-browser.ts';
import { startSite } from '../testing/browser/start-site.ts';
import { readPage } from '../testing/built-site.ts';
import { freePort } from '../testing/free-port.ts';
import { pages } from '../testing/pages.ts';
import { type Finding, logProgress } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function benchLighthouse(): Promise<Finding[]> {
  const port = await freePort();
  await using site = await startSite();
  // Lighthouse opens its pages in the browser's own context, which only a persistent one is.
  await using browser = await chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    args: [...browserArguments(), `--remote-debugging-port=${port}`],
    viewport: null,
  });
  await browser.addInitScript(ignoreCornerPointer);
  const findings: Finding[] = [];
  for (const path of pages) {
    findings.push(scores(path, await run(site.url + path, port)));
    logProgress(`  ${path}: ${findings.at(-1)?.value}`);
  }
  return findings;
}

/** On a busy machine a trace may fail as a whole, so a page that gave none is measured once more. */
async function run(url: string, port: number): Promise<Result> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    if (result && !result.lhr.runtimeError) return result.lhr;
  }
  throw new Error(`Lighthouse gave no result for ${url}`);
}

function scores(path: string, { categories: found, audits }: Result): Finding {
  const figures = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
  const lost = categories.flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  // A page that search engines may not list fails this audit on purpose.
  const isOnPurpose = readPage(path).includes('content="noindex"') && lost.join() === 'is-crawlable';
  const kept = figures.filter((_, place) => !(isOnPurpose && categories[place] === 'seo'));
  return {
    what: `${path}: performance / accessibility / best practices / SEO`,
    value: figures.join(' / '),
    bound: { limit: 0, figure: 100 - Math.min(...kept) },
    ...(lost.length > 0 && { note: lost.join('; ') }),
  };
}
