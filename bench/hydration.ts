/** Longest task of hydration, and interaction to next paint of every kind of control, on a slow phone. */
import type { Browser } from 'playwright';
import { hydrate, hydrated } from '../testing/browser/hydrate.ts';
import { calculators } from '../testing/calculators/calculator.ts';
import {
  phone,
  press,
  recordInteractions,
  slowestEvent,
  slowProcessor,
  withPage,
  withSite,
} from './browser.ts';
import { type BenchOptions, boundedTime, type Finding, logProgress } from './report.ts';
import { pageKinds } from './site.ts';
import { repeat } from './statistics.ts';
import { traceTasks } from './tasks.ts';

/** A control is pressed. If it has a `text`, that's typed into it, key by key. */
type Control = { name: string; path: string; selector: string; text?: string };

const tool = '.calculator-tool';
const controls: readonly Control[] = [
  { name: 'menu', path: '/', selector: '.burger' },
  { name: 'colours', path: '/', selector: 'footer .colour-choices [value=night]' },
  { name: 'pause of the logo strip', path: '/', selector: '.trusted-pause' },
  { name: 'link', path: '/', selector: 'main a[href="/how-we-work"]' },
  { name: 'question', path: '/how-we-work', selector: '.questions summary' },
  { name: 'example', path: '/how-we-work', selector: '.paper summary' },
  { name: 'filter', path: '/case-studies', selector: '.filter a' },
  { name: 'picture of a card', path: '/case-studies', selector: '.case-turn' },
  { name: 'part of an architecture', path: '/case-studies/dbs', selector: '.architecture li + li summary' },
  { name: 'form field', path: '/contact-us', selector: 'input[name="name"]', text: 'Mei' },
  { name: 'send, with everything missing', path: '/contact-us', selector: '.enquiry-send button' },
  { name: 'planner', path: '/plot-a-course', selector: `${tool} input[type=radio]` },
  ...Object.entries(calculators).map(([name, path]) => ({
    name,
    path,
    selector: `${tool} input`,
    text: '12',
  })),
];

/** The kinds of control that a visitor may use first, before the page is hydrated. */
const first = ['menu', 'link', 'form field'];

export function benchHydration({ times }: BenchOptions): Promise<Finding[]> {
  return withSite(async (browser, site) => {
    const findings: Finding[] = [];
    for (const path of pageKinds) {
      logProgress(`  ${path}`);
      const longest = await repeat(times, () => longestTask(browser, site + path));
      findings.push(boundedTime(`${path}: longest task`, longest, 50));
    }
    for (const control of controls.filter(({ name }) => first.includes(name))) {
      logProgress(`  first interaction: ${control.name}`);
      const slowest = await repeat(times, () => interact(browser, site, control, false));
      const what = `first interaction, ${control.name}: to next paint`;
      findings.push(boundedTime(what, slowest, 100, control.path));
    }
    return findings;
  });
}

export function benchControls({ times }: BenchOptions): Promise<Finding[]> {
  return withSite(async (browser, site) => {
    const findings: Finding[] = [];
    for (const control of controls) {
      logProgress(`  ${control.name}`);
      const slowest = await repeat(times, () => interact(browser, site, control, true));
      findings.push(boundedTime(`${control.name}: to next paint`, slowest, 50, control.path));
    }
    return findings;
  });
}

function longestTask(browser: Browser, url: string): Promise<number> {
  return withPage(browser, async (page, devtools) => {
    await slowProcessor(devtools);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const [task] = await traceTasks(browser, page, async () => {
      await page.mouse.move(640, 500);
      await hydrated(page);
      // What it does after that counts too.
      await page.waitForTimeout(1000);
    });
    return task?.ms ?? 0;
  });
}

function interact(browser: Browser, site: string, { path, selector, text }: Control, isHydrated: boolean) {
  return withPage(
    browser,
    async (page, devtools) => {
      await recordInteractions(page);
      await page.goto(site + path, { waitUntil: 'load' });
      const control = page.locator(selector).first();
      if (isHydrated) {
        await hydrate(page);
        await control.scrollIntoViewIfNeeded();
      }
      await page.waitForTimeout(1000);
      await slowProcessor(devtools);
      return slowestEvent(page, async () => {
        await control.click({ ...press, force: true });
        if (text) await page.keyboard.type(text, press);
      });
    },
    phone(),
  );
}
