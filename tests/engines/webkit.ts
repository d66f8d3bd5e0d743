/** WebKit: Debian's small browser in a window that no screen shows, by WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { onPath } from '../../testing/browser/programs.ts';
import { freePort } from '../../testing/free-port.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { expect } from '../support/test.ts';
import { type Engine, type EngineOptions, middleOf, type Visitor } from './engine.ts';

type Programs = { driver: string; screen: string; browser: string };

async function openWebkit(programs: Programs, { scripts }: EngineOptions): Promise<Engine> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const failed = once(screen, 'exit').then(() =>
    Promise.reject(new Error(`${programs.screen} did not start`)),
  );
  const [display] = await Promise.race([once(screen.stdio[3] ?? screen, 'data'), failed]);
  const port = await freePort();
  const settings = settingsWithoutMotion();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: settings,
      // Its sandbox cannot be set up by root in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Layers would be put together by a GPU, which is software here.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${server}/status`).then(({ ok }) => ok, String)).toBe(true);
  const { value: session } = await send('POST', `${server}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', `--enable-javascript=${scripts}`],
        },
      },
    },
  });
  const { sessionId } = opened.parse(session);
  const address = `${server}/session/${sessionId}`;
  return {
    visit: () => openWindow(address),
    close: async () => {
      // Where it has ended by itself, there is nothing to quit.
      await send('DELETE', address).catch(() => undefined);
      await Promise.all([driver, screen].map(stop));
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** A folder of desktop settings without animations: WebKit passes that on to pages as a wish for less motion. */
function settingsWithoutMotion(): string {
  const folder = newFolder('webkit');
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** @param session its address. */
async function openWindow(session: string): Promise<Visitor> {
  const command = async (name: string, body: object = {}) =>
    (await send('POST', `${session}/${name}`, body)).value;
  const { value: first } = await send('GET', `${session}/window`);
  const { handle } = newWindow.parse(await command('window/new', { type: 'window' }));
  await command('window', { handle });
  const read = (expression: string): Promise<unknown> =>
    command('execute/sync', { script: `return ${expression}`, args: [] });
  const moveTo = async (selector: string) => {
    const [x, y] = await middleOf(selector, read);
    return { type: 'pointerMove', duration: 0, origin: 'viewport', x, y };
  };
  const point = (...actions: object[]) =>
    command('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  const typeKeys = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    goto: (url) => command('url', { url }),
    back: () => read('void setTimeout(() => history.back())'),
    reload: () => command('refresh'),
    resize: (width, height) => command('window/rect', { x: 0, y: 0, width, height }),
    hover: async (selector) => point(await moveTo(selector)),
    click: async (selector) =>
      point(await moveTo(selector), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    type: typeKeys,
    press: (key) => typeKeys(keys[key]),
    read,
    close: async () => {
      await send('DELETE', `${session}/window`);
      await command('window', { handle: first });
    },
  };
}

/** As the WebDriver standard numbers them. */
const keys = { Enter: '\uE007', Escape: '\uE00C' } as const;

const opened = z.object({ sessionId: z.string() });
const newWindow = z.object({ handle: z.string() });
const answer = z.object({ value: z.unknown() });

/** One command of the WebDriver protocol. */
async function send(method: string, address: string, body?: object): Promise<z.infer<typeof answer>> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`WebDriver: ${text}`);
  return answer.parse(JSON.parse(text));
}

async function stop(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}

function findWebkit(): Programs | null {
  const driver = onPath(['WebKitWebDriver']);
  const screen = onPath(['Xvfb']);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && screen && browser ? { driver, screen, browser } : null;
}

const programs = findWebkit();

/** Nothing where it isn't installed. */
export const webkit = programs ? (options: EngineOptions) => openWebkit(programs, options) : undefined;
