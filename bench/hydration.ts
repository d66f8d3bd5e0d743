/** What hydration costs on a slow phone: its longest task, and the delay of the first interaction, which starts it. */
import type { Page } from 'playwright';
import { waitUntilAwake } from '../tests/browser/awake.ts';
import {
  phone,
  press,
  processorSpeed,
  recordInteractions,
  slowestInteraction,
  slowProcessor,
  withPage,
  withSite,
} from './browser.ts';
import { type BenchOptions, boundedTime, logProgress } from './report.ts';
import { pageKinds } from './site.ts';
import { repeat } from './statistics.ts';
import { traceTasks } from './tasks.ts';

const interactions: readonly { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  { name: 'menu', path: '/', act: (page) => page.locator('.burger').first().click(press) },
  { name: 'link', path: '/', act: (page) => page.locator('main a[href^="/"]').first().click(press) },
  {
    name: 'form field',
    path: '/contact-us',
    act: async (page) => {
      await page.locator('input[name="name"]').click(press);
      await page.keyboard.type('Mei', press);
    },
  },
];

export function benchHydration({ times }: BenchOptions) {
  return withSite(async (browser, site) => {
    const findings = [await processorSpeed(browser, times)];
    for (const path of pageKinds) {
      logProgress(`  tasks of ${path}`);
      const longest = await repeat(times, () =>
        withPage(browser, async (page, devtools) => {
          await slowProcessor(devtools);
          await page.goto(site + path, { waitUntil: 'load' });
          await page.waitForTimeout(500);
          const [task] = await traceTasks(browser, page, async () => {
            await page.mouse.move(640, 500);
            await waitUntilAwake(page);
            // What it does after that counts too.
            await page.waitForTimeout(1000);
          });
          return task?.ms ?? 0;
        }),
      );
      findings.push(boundedTime(`${path}: longest task`, longest, 50));
    }
    for (const { name, path, act } of interactions) {
      logProgress(`  first interaction: ${name}`);
      const slowest = await repeat(times, () =>
        withPage(
          browser,
          async (page, devtools) => {
            await slowProcessor(devtools);
            await recordInteractions(page);
            await page.goto(site + path, { waitUntil: 'load' });
            await page.waitForTimeout(500);
            await act(page);
            await page.waitForTimeout(1500);
            return slowestInteraction(page);
          },
          phone(),
        ),
      );
      findings.push(boundedTime(`first interaction, ${name}: to next paint`, slowest, 100, path));
    }
    return findings;
  });
}
