/**
 * Firefox, headless, by WebDriver BiDi. Playwright's own way to it sends a command that Debian's doesn't know:
 * emulation.setMediaFeaturesOverride.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { onPath } from '../../testing/browser/programs.ts';
import type { Engine, Visitor } from './visitor.ts';

const program = onPath(['firefox', 'firefox-esr']);

const launched = new Map<boolean, Promise<Browser>>();

/** One with scripts and one without, since that's asked for when it starts. */
function browserFor(scripts: boolean): Promise<Browser> {
  if (!program) throw new Error('Firefox is missing');
  const browser =
    launched.get(scripts) ??
    puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      timeout: 60_000,
      extraPrefsFirefox: {
        'javascript.enabled': scripts,
        'ui.prefersReducedMotion': 1,
        // Without a screen it would see no mouse either.
        'focusmanager.testmode': true,
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    });
  launched.set(scripts, browser);
  return browser;
}

async function open({ scripts }: { scripts: boolean }): Promise<Visitor> {
  const context = await (await browserFor(scripts)).createBrowserContext();
  const page = await context.newPage();
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    hover: async (selector) => page.mouse.move(...(await middleOf(page, selector, scripts))),
    click: async (selector) => page.mouse.click(...(await middleOf(page, selector, scripts))),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    close: () => context.close(),
  };
}

/** By hand, because the library's own click waits for scripts of the page, which a visitor may have switched off. */
async function middleOf(
  page: Page,
  selector: string,
  scripts: boolean,
): Promise<readonly [x: number, y: number]> {
  await page.evaluate(
    (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );
  // Until a frame is painted, Firefox sends a press to what was there before the page scrolled.
  if (scripts)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  return page.evaluate((wanted) => {
    const { x, y, width, height } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    return [x + width / 2, y + height / 2] as const;
  }, selector);
}

export const firefox: Engine = {
  packages: 'firefox-esr',
  isInstalled: program !== undefined,
  open,
  close: async () => {
    for (const browser of launched.values()) await (await browser).close();
    launched.clear();
  },
};
