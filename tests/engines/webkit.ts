/** WebKit: Debian's small browser in a window that no screen shows, by WebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { onPath } from '../../testing/browser/programs.ts';
import { freePort } from '../../testing/free-port.ts';
import { newFolder } from '../../testing/new-folder.ts';
import type { Engine, Visitor } from './visitor.ts';

const driverProgram = onPath(['WebKitWebDriver']);
const screen = onPath(['xvfb-run']);
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

type Session = { driver: WebDriver; end: () => Promise<void> };

const launched = new Map<boolean, Promise<Session>>();

/** One with scripts and one without. What a visitor leaves in it is removed. */
async function open({ scripts }: { scripts: boolean }): Promise<Visitor> {
  const session = launched.get(scripts) ?? launch(scripts);
  launched.set(scripts, session);
  const { driver } = await session;
  return visitorOf(driver, async () => {
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    await driver.get('about:blank');
  });
}

async function launch(scripts: boolean): Promise<Session> {
  if (!driverProgram || !screen || !browser) throw new Error('WebKit is missing');
  const port = await freePort();
  const settings = settingsWithoutMotion();
  const server = spawn(
    screen,
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', driverProgram, `--port=${port}`],
    {
      stdio: 'ignore',
      // A group of its own, because the script that starts the screen passes no signal on.
      detached: true,
      env: {
        ...process.env,
        XDG_CONFIG_HOME: settings,
        // Its sandbox cannot be set up by root in a container.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        // Layers would be put together by a GPU, which is software here.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    },
  );
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${address}/status`).then(({ ok }) => ok, String)).toBe(true);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', `--enable-javascript=${scripts}`],
        },
      }),
    )
    .build();
  return {
    driver,
    end: async () => {
      await driver.quit();
      const ended = once(server, 'exit');
      process.kill(-(server.pid ?? 0));
      await ended;
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

function visitorOf(driver: WebDriver, close: () => Promise<void>): Visitor {
  const find = async (selector: string) => {
    const element = await driver.findElement(By.css(selector));
    // WebKit's driver itself would scroll as smoothly as the page asks for, and not wait.
    await driver.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      element,
    );
    return element;
  };
  return {
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: await find(selector) })
        .perform(),
    click: async (selector) => (await find(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    read: (expression) => driver.executeScript(`return ${expression}`),
    close,
  };
}

/** A folder of desktop settings without animations: WebKit passes that on to pages as a wish for less motion. */
function settingsWithoutMotion(): string {
  const folder = newFolder('webkit');
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

export const webkit: Engine = {
  packages: 'webkit2gtk-driver and xvfb',
  isInstalled: Boolean(driverProgram && screen && browser),
  open,
  close: async () => {
    for (const session of launched.values()) await (await session).end();
    launched.clear();
  },
};
