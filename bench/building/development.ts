/** The development server: how soon it is ready, shows its first page, and tells the browser of a change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { freePort } from '../load/nginx.ts';
import { stopProcess } from '../site/start-server.ts';

export type DevelopmentFigures = { readyMs: number; firstPageMs: number; updateMs: number };

const changed = 'src/styles/tokens.css';

export async function measureDevelopment(folder: string, browser: Browser): Promise<DevelopmentFigures> {
  const port = await freePort();
  const begun = performance.now();
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
    let said = '';
    while (!said.includes('ready in')) said += String((await once(vite.stdout, 'data'))[0]);
    const readyMs = performance.now() - begun;
    const asked = performance.now();
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' });
    const firstPageMs = performance.now() - asked;
    // The connection over which changes are told is made after the page has loaded.
    await page.waitForTimeout(2000);
    return { readyMs, firstPageMs, updateMs: await updateTime(page, join(folder, changed)) };
  } finally {
    await page.close();
    await stopProcess(vite);
  }
}

/** From a stylesheet saved to its rule in the page. */
async function updateTime(page: Page, file: string): Promise<number> {
  const rule = ':root{--bench-mark:1}';
  const saved = performance.now();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${rule}\n`);
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--bench-mark').trim() === '1',
    undefined,
    { timeout: 20_000 },
  );
  return performance.now() - saved;
}
