/** WebKit, as Debian's small browser in a window that no screen shows, by WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { freePort } from '../../server/testing/free-port.ts';
import { type Engine, type EngineOptions, middleOf } from './engine.ts';
import type { WebkitPrograms } from './find-engines.ts';

export async function openWebkit(programs: WebkitPrograms, { scripts }: EngineOptions): Promise<Engine> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox cannot be set up by root in a container.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`, driver);
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', `--enable-javascript=${scripts}`],
      },
    })
    .build();
  const window = session.manage().window();
  const read = (expression: string): Promise<unknown> => session.executeScript(`return ${expression}`);
  const pointer = async (selector: string) => {
    const [x, y] = await middleOf(selector, read);
    return session.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
  };
  return {
    version: `webkitgtk/${(await session.getCapabilities()).getBrowserVersion()}`,
    goto: (address) => session.get(address),
    back: () => session.navigate().back(),
    resize: async (width, height) => void (await window.setRect({ x: 0, y: 0, width, height })),
    hover: async (selector) => (await pointer(selector)).perform(),
    click: async (selector) => (await pointer(selector)).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(Key[keys[key]]).perform(),
    read,
    screenshot: async (file) => writeFileSync(file, await session.takeScreenshot(), 'base64'),
    close: async () => {
      // Where it has ended by itself, there is nothing to quit.
      await session.quit().catch(() => undefined);
      await Promise.all([driver, screen].map(stop));
    },
  };
}

const keys = { Tab: 'TAB', Enter: 'ENTER', Escape: 'ESCAPE', Shift: 'SHIFT' } as const;

async function stop(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}

/** Resolves with the first answer of a server that is being started. */
async function answers(address: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
