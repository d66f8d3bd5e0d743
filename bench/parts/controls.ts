/** Interaction to next paint of every kind of control of the site, on a slow phone whose page is awake. */
import type { Browser, CDPSession, Page } from 'playwright';
import { hydrate } from '../../tests/browser/hydrate.ts';
import { calculators } from '../../tests/calculators/calculator.ts';
import { awake, phone, slowdown, slowProcessor, withPage } from '../browser/conditions.ts';
import { forgetInteractions, readInteractions, recordInteractions } from '../browser/interactions.ts';
import { processorSpeed } from '../browser/processor-speed.ts';
import type { BenchOptions } from '../options.ts';
import { boundedTime, type Finding, logProgress } from '../report.ts';
import { withSite } from '../site.ts';
import { repeat } from '../statistics.ts';

/** `text` is typed into it, key by key; a control without it is pressed. */
type Control = { name: string; path: string; selector: string; text?: string };

const tool = '.calculator-tool';

const controls: readonly Control[] = [
  { name: 'menu', path: '/', selector: '.burger' },
  { name: 'colours', path: '/', selector: 'header .colour-switch' },
  { name: 'pause of the logo strip', path: '/', selector: '.trusted-pause' },
  { name: 'link', path: '/', selector: 'main a[href="/how-we-work"]' },
  { name: 'question', path: '/how-we-work', selector: '.questions summary' },
  { name: 'specimen', path: '/how-we-work', selector: '.paper summary' },
  { name: 'filter', path: '/case-studies', selector: '.filter a' },
  { name: 'screen of a card', path: '/case-studies', selector: '.case-turn' },
  { name: 'part of an architecture', path: '/case-studies/dbs', selector: '.architecture li + li summary' },
  { name: 'form field', path: '/contact-us', selector: 'input[name="name"]', text: 'Mei' },
  { name: 'send, with everything missing', path: '/contact-us', selector: '.enquiry-send button' },
  { name: 'planner', path: '/plot-a-course', selector: `${tool} input[type=radio]` },
  {
    name: 'running cost',
    path: calculators['ai-cost'],
    selector: `${tool} input[inputmode=decimal]`,
    text: '12',
  },
  {
    name: 'double typing',
    path: calculators['double-typing'],
    selector: `${tool} input[inputmode=decimal]`,
    text: '12',
  },
  {
    name: 'legacy choice',
    path: calculators['legacy-choice'],
    selector: `${tool} input[type=text]`,
    text: 'Pay',
  },
  { name: 'runway', path: calculators.runway, selector: `${tool} input[inputmode=decimal]`, text: '12' },
  { name: 'rescue check', path: calculators['rescue-check'], selector: `${tool} input[type=radio]` },
  { name: 'ledger test', path: calculators['ledger-test'], selector: `${tool} input[type=radio]` },
];

export function benchControls({ pairs }: BenchOptions): Promise<Finding[]> {
  return withSite(async (browser, site) => {
    const findings = [await processorSpeed(browser, pairs)];
    for (const control of controls) {
      logProgress(`  ${control.name}`);
      const slowest = await repeat(pairs, () => interact(browser, site, control));
      const note = `${control.path}; processor slowed ${slowdown} times`;
      findings.push(boundedTime(`${control.name}: to next paint`, slowest, 50, note));
    }
    return findings;
  });
}

/** @returns milliseconds of the slowest event; 16 where none reached the browser's threshold. */
function interact(browser: Browser, site: string, { path, selector, text }: Control): Promise<number> {
  const measure = async (page: Page, devtools: CDPSession) => {
    await recordInteractions(page);
    await page.goto(site + path, { waitUntil: 'load' });
    await hydrate(page);
    const control = page.locator(selector).first();
    await control.scrollIntoViewIfNeeded();
    await awake(page);
    await slowProcessor(devtools);
    await forgetInteractions(page);
    await control.click({ delay: 60, force: true });
    if (text) await page.keyboard.type(text, { delay: 60 });
    await page.waitForTimeout(800);
    const durations = (await readInteractions(page)).map(({ durationMs }) => durationMs);
    return Math.max(16, ...durations);
  };
  // As tall as in `waking`, and for the same reason.
  return withPage(browser, measure, phone(1000));
}
