/**
 * Firefox, headless, by WebDriver BiDi. Playwright's own way to it sends a command that Debian's doesn't know:
 * emulation.setMediaFeaturesOverride.
 */
import puppeteer, { type BrowserContext } from 'puppeteer-core';
import { onPath } from '../../testing/browser/programs.ts';
import { type Engine, type EngineOptions, middleOf, type Visitor } from './engine.ts';

async function openFirefox(executablePath: string, { scripts }: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
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
  return { visit: async () => visitorOf(await browser.createBrowserContext()), close: () => browser.close() };
}

async function visitorOf(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const read = (expression: string) => page.evaluate(expression);
  return {
    goto: (address) => page.goto(address),
    back: () => page.evaluate('void setTimeout(() => history.back())'),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    hover: async (selector) => page.mouse.move(...(await middleOf(selector, read))),
    click: async (selector) => page.mouse.click(...(await middleOf(selector, read))),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    undo: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
    },
    read,
    close: () => context.close(),
  };
}

const program = onPath(['firefox', 'firefox-esr']);

/** Nothing where it isn't installed. */
export const firefox = program ? (options: EngineOptions) => openFirefox(program, options) : undefined;
