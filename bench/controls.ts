/** Interaction to next paint of every kind of control, on a slow phone whose page is hydrated. */
import { wake } from '../tests/browser/awake.ts';
import { calculators } from '../tests/calculators/calculator.ts';
import {
  forgetInteractions,
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
import { repeat } from './statistics.ts';

/** A control is pressed. If it has a `text`, that is typed into it, key by key. */
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
  { name: 'picture of a card', path: '/case-studies', selector: '.case-turn' },
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

export function benchControls({ times }: BenchOptions) {
  return withSite(async (browser, site) => {
    const findings = [await processorSpeed(browser, times)];
    for (const { name, path, selector, text } of controls) {
      logProgress(`  ${name}`);
      const slowest = await repeat(times, () =>
        withPage(
          browser,
          async (page, devtools) => {
            await recordInteractions(page);
            await page.goto(site + path, { waitUntil: 'load' });
            await wake(page);
            const control = page.locator(selector).first();
            await control.scrollIntoViewIfNeeded();
            await page.waitForTimeout(1000);
            await slowProcessor(devtools);
            await forgetInteractions(page);
            await control.click({ ...press, force: true });
            if (text) await page.keyboard.type(text, press);
            await page.waitForTimeout(800);
            return slowestInteraction(page);
          },
          phone(),
        ),
      );
      findings.push(boundedTime(`${name}: to next paint`, slowest, 50, path));
    }
    return findings;
  });
}
