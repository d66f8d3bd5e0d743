/** What waking costs: no blocking time before intent, no long task, no delay of the interaction that causes it. */
import type { Browser, CDPSession, Page } from 'playwright';
import { awake, phone, slowdown, slowProcessor, withPage } from '../browser/conditions.ts';
import { readInteractions, recordInteractions } from '../browser/interactions.ts';
import { blockingTime, traceTasks } from '../browser/long-tasks.ts';
import { processorSpeed } from '../browser/processor-speed.ts';
import type { BenchOptions } from '../options.ts';
import { boundedTime, type Finding, logProgress } from '../report.ts';
import { pageKinds, withSite } from '../site.ts';
import { repeat } from '../statistics.ts';

/** Milliseconds that a finger or a mouse button stays down. */
const press = { delay: 60 };
const slowed = `processor slowed ${slowdown} times`;

const interactions: readonly { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  { name: 'menu', path: '/', act: (page) => page.locator('.burger').first().click(press) },
  { name: 'link', path: '/', act: (page) => page.locator('main a[href^="/"]').first().click(press) },
  {
    name: 'form field',
    path: '/contact-us',
    act: async (page) => {
      await page.locator('input[name="name"]').click(press);
      await page.keyboard.type('Mei', { delay: 60 });
    },
  },
];

export function benchWaking({ pairs }: BenchOptions): Promise<Finding[]> {
  return withSite(async (browser, site) => {
    const findings = [await processorSpeed(browser, pairs)];
    for (const path of pageKinds) {
      logProgress(`  tasks of ${path}`);
      const tasks = await repeat(pairs, () => measureTasks(browser, site + path));
      const blocked = tasks.map(({ blockedMs }) => blockedMs);
      const longest = tasks.map(({ longestMs }) => longestMs);
      findings.push(
        boundedTime(`${path}: blocking time before intent`, blocked, 0),
        boundedTime(`${path}: longest task of waking`, longest, 50, slowed),
      );
    }
    for (const { name, path, act } of interactions) {
      logProgress(`  first interaction: ${name}`);
      const slowest = await repeat(pairs, () => firstInteraction(browser, site + path, act));
      const events = new Set(slowest.map((event) => event.name));
      const what = `first interaction wakes React: ${name}, to next paint`;
      const times = slowest.map(({ durationMs }) => durationMs);
      findings.push(boundedTime(what, times, 100, `slowest event: ${[...events].join(', ')}; ${slowed}`));
    }
    return findings;
  });
}

function measureTasks(browser: Browser, url: string) {
  return withPage(browser, async (page, devtools) => {
    await slowProcessor(devtools);
    const untouched = await traceTasks(browser, page, async () => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(500);
    });
    const [longest] = await traceTasks(browser, page, async () => {
      await page.mouse.move(640, 500);
      await awake(page);
    });
    return { blockedMs: blockingTime(untouched), longestMs: longest?.ms ?? 0 };
  });
}

function firstInteraction(browser: Browser, url: string, act: (page: Page) => Promise<void>) {
  const measure = async (page: Page, devtools: CDPSession) => {
    await slowProcessor(devtools);
    await recordInteractions(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    await act(page);
    await page.waitForTimeout(1500);
    const [slowest] = (await readInteractions(page)).sort((a, b) => b.durationMs - a.durationMs);
    return slowest ?? { name: 'none above 16 ms', durationMs: 16 };
  };
  // Chromium's toolbar covers the foot of the window. A touch there would wait for a paint that never comes,
  // so the window is taller than the page's first view.
  return withPage(browser, measure, phone(1000));
}
