/** The development server: time until it is ready, until its first page, and until a change shows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { awake } from '../browser/waking.ts';
import { freePort } from '../load/nginx.ts';
import { stopProcess } from '../site/start-server.ts';

type DevelopmentFigures = {
  readyMs: number;
  firstPageMs: number;
  /** From a file saved to the change in the page. */
  styleMs: number;
  /** The same; null where the page was reloaded for it. */
  componentMs: number | null;
};

export async function measureDevelopment(folder: string, browser: Browser): Promise<DevelopmentFigures> {
  const port = await freePort();
  const started = performance.now();
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', String(port), '--host', '127.0.0.1'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const page = await browser.newPage();
  try {
    let output = '';
    while (!output.includes('ready in')) output += String((await once(vite.stdout, 'data'))[0]);
    const readyMs = performance.now() - started;
    const requested = performance.now();
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' });
    const firstPageMs = performance.now() - requested;
    // The connection for updates is made after the page has loaded.
    await page.waitForTimeout(2000);
    const styleMs = await changeStyle(page, join(folder, 'src/styles/tokens.css'));
    await page.keyboard.press('Shift');
    await awake(page);
    const componentMs = await changeComponent(page, join(folder, 'src/sections/home/clarity-banner.tsx'));
    return { readyMs, firstPageMs, styleMs, componentMs };
  } finally {
    await page.close();
    await stopProcess(vite);
  }
}

async function changeStyle(page: Page, file: string): Promise<number> {
  const saved = performance.now();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n:root{--bench-mark:1}\n`);
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--bench-mark').trim() === '1',
    undefined,
    { timeout: 20_000 },
  );
  return performance.now() - saved;
}

async function changeComponent(page: Page, file: string): Promise<number | null> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const saved = performance.now();
  writeFileSync(file, readFileSync(file, 'utf8').replace('className=', 'data-bench-mark="" className='));
  await page.locator('[data-bench-mark]').waitFor({ state: 'attached', timeout: 20_000 });
  const ms = performance.now() - saved;
  return (await page.locator('html[data-same-document]').count()) > 0 ? ms : null;
}
