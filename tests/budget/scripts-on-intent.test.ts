/** What waking React costs: a framework that all pages share, and little for each page, as brotli sends it. */

import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { sentBytes } from '../built/dist.ts';
import { pages } from '../pages.ts';

const budget = { framework: 100_000, page: 12_000 };

test('framework and page', { timeout: 120_000 }, async ({ newPage }) => {
  const scripts = new Map<string, Set<string>>();
  for (const path of pages) {
    const page = await newPage();
    const requested = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && !pathname.startsWith('/assets/boot-')) requested.add(pathname);
    });
    await openAwake(page, path);
    await page.waitForLoadState('networkidle');
    scripts.set(path, requested);
    await page.close();
  }
  const [first = new Set<string>(), ...others] = scripts.values();
  const shared = others.reduce((common, set) => common.intersection(set), first);
  const cost = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sentBytes(file), 0);
  expect(shared.size).toBeGreaterThan(0);
  expect(cost(shared)).toBeLessThanOrEqual(budget.framework);
  const heavy = [...scripts].flatMap(([path, files]) => {
    const bytes = cost(files.difference(shared));
    return bytes > budget.page ? [`${path}: ${bytes}`] : [];
  });
  expect(heavy).toEqual([]);
});
