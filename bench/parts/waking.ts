/** What waking costs: no blocking time before intent, no long task, no delay of the interaction that causes it. */
import type { Browser, Page } from 'playwright';
import { closePage, openDesktop, openPhone, slowdown, slowProcessor } from '../browser/conditions.ts';
import { readInteractions, recordInteractions } from '../browser/interactions.ts';
import { withBrowser } from '../browser/launch.ts';
import { blockingTime, traceTasks } from '../browser/long-tasks.ts';
import { awake } from '../browser/waking.ts';
import { logProgress } from '../log-progress.ts';
import type { BenchOptions } from '../options.ts';
import type { Finding } from '../report/finding.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { copySite } from '../site/private-copy.ts';
import { startServer } from '../site/start-server.ts';
import { median, range } from '../statistics.ts';

/** Milliseconds that a finger or a mouse button stays down. */
const press = { delay: 60 };

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

export async function benchWaking({ pairs }: BenchOptions): Promise<Finding[]> {
  const copy = copySite();
  const server = await startServer(copy.folder);
  try {
    return await withBrowser(async (browser) => {
      const findings: Finding[] = [];
      for (const path of pageKinds) {
        logProgress(`  tasks of ${path}`);
        findings.push(...(await tasks(browser, server.url, path, pairs)));
      }
      for (const interaction of interactions) {
        logProgress(`  first interaction: ${interaction.name}`);
        findings.push(await firstInteraction(browser, server.url, interaction, pairs));
      }
      return findings;
    });
  } finally {
    await server.stop();
    copy.remove();
  }
}

async function tasks(browser: Browser, site: string, path: string, times: number): Promise<Finding[]> {
  const blocked: number[] = [];
  const longest: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const { page, devtools } = await openDesktop(browser);
    await slowProcessor(devtools);
    const untouched = await traceTasks(browser, page, async () => {
      await page.goto(site + path, { waitUntil: 'load' });
      await page.waitForTimeout(500);
    });
    blocked.push(blockingTime(untouched));
    const waking = await traceTasks(browser, page, async () => {
      await page.mouse.move(640, 500);
      await awake(page);
    });
    longest.push(waking[0]?.ms ?? 0);
    await closePage(page);
  }
  return [
    {
      what: `${path}: blocking time before intent`,
      value: `${median(blocked).toFixed(0)} ms (${range(blocked)})`,
      bound: { kind: 'at most', limit: 0, figure: median(blocked) },
    },
    {
      what: `${path}: longest task of waking`,
      value: `${median(longest).toFixed(0)} ms (${range(longest)})`,
      bound: { kind: 'at most', limit: 50, figure: median(longest) },
      note: `processor slowed ${slowdown} times`,
    },
  ];
}

async function firstInteraction(
  browser: Browser,
  site: string,
  { name, path, act }: (typeof interactions)[number],
  times: number,
): Promise<Finding> {
  const slowest: number[] = [];
  const worst: string[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    // Chromium's toolbar covers the foot of the window. A touch there would wait for a paint that never comes,
    // so the window is taller than the page's first view.
    const { page, devtools } = await openPhone(browser, { height: 1000 });
    await slowProcessor(devtools);
    await recordInteractions(page);
    await page.goto(site + path, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    await act(page);
    await page.waitForTimeout(1500);
    const timings = (await readInteractions(page)).sort((a, b) => b.durationMs - a.durationMs);
    slowest.push(timings[0]?.durationMs ?? 16);
    worst.push(timings[0]?.name ?? 'none above 16 ms');
    await closePage(page);
  }
  return {
    what: `first interaction wakes React: ${name}, to next paint`,
    value: `${median(slowest).toFixed(0)} ms (${range(slowest)})`,
    bound: { kind: 'at most', limit: 100, figure: median(slowest) },
    note: `slowest event: ${[...new Set(worst)].join(', ')}; processor slowed ${slowdown} times`,
  };
}
