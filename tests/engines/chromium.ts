/** Chromium, by Playwright, for journeys that every engine has to make. */
import { type BrowserContext, chromium } from 'playwright';
import { browserArguments, ignoreCornerPointer, lookForBrowser } from '../../testing/browser/find-browser.ts';
import { type Engine, type EngineOptions, middleOf, type Visitor } from './engine.ts';

async function openChromium(executablePath: string, { scripts }: EngineOptions): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  return {
    visit: async () =>
      visitorOf(await browser.newContext({ javaScriptEnabled: scripts, reducedMotion: 'reduce' })),
    close: () => browser.close(),
  };
}

async function visitorOf(context: BrowserContext): Promise<Visitor> {
  await context.addInitScript(ignoreCornerPointer);
  const page = await context.newPage();
  const read = (expression: string) => page.evaluate(expression);
  return {
    goto: (address) => page.goto(address),
    back: () => page.evaluate('void setTimeout(() => history.back())'),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    hover: async (selector) => page.mouse.move(...(await middleOf(selector, read))),
    click: async (selector) => page.mouse.click(...(await middleOf(selector, read))),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    read,
    close: () => context.close(),
  };
}

const program = lookForBrowser();

/** Nothing where it isn't installed. */
export const inChromium = program ? (options: EngineOptions) => openChromium(program, options) : undefined;
