/** The two sites to compare: checks a commit out, builds and serves a tree, and reads a page in a browser. */
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { ignoreCornerPointer } from '../../testing/browser/find-browser.ts';
import { type RunningSite, startSite } from '../../testing/browser/start-site.ts';
import { isBuilt } from '../build-stamp.ts';

export type View = { name: string; width: number; colorScheme: 'light' | 'dark'; media?: 'print' };

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Checks a commit out into a git worktree, which stays: the next run finds the commit built. */
export function checkOut(name: string): { folder: string; commit: string } {
  const commit = git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`);
  const folder = resolve('.cache/compare');
  // Without a .git of its own, git would check the commit out into this tree.
  if (existsSync(join(folder, '.git'))) git('-C', folder, 'checkout', '--force', '--detach', commit);
  else git('worktree', 'add', '--force', '--detach', folder, commit);

  const modules = join(folder, 'node_modules');
  const [ours, theirs] = ['.', folder].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'));
  const isLink = lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink || ours === theirs) rmSync(modules, { recursive: true, force: true });
  if (ours === theirs) symlinkSync(resolve('node_modules'), modules, 'junction');
  else execFileSync(process.execPath, ['scripts/install.mjs'], { cwd: folder, stdio: 'inherit' });
  return { folder, commit: commit.slice(0, 7) };
}

/** Serves a tree with its own code, after a build if there's none of its present state. */
export function serve(folder: string): Promise<RunningSite> {
  // On stderr, because standard output is for what differs.
  if (!isBuilt(folder))
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 2, 2] });
  return startSite({}, { project: folder, main: join(folder, 'server/main.ts') });
}

/** Every address in the sitemap, and the two pages that no sitemap lists. */
export async function addressesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  if (listed.length === 0) throw new Error(`${url}/sitemap.xml lists no page.`);
  return [...listed, '/thank-you', '/no-such-page'];
}

/** A picture of a whole page at the time `now`, taken anew until two in a row are equal, or `mostTakes` times. */
export async function photograph(browser: Browser, url: string, view: View, now: Date, mostTakes: number) {
  const { width, colorScheme, media = 'screen' } = view;
  const viewport = { width, height: 900 };
  await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  // Milliseconds, ample on a busy machine.
  context.setDefaultTimeout(120_000);
  await context.addInitScript(ignoreCornerPointer);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.emulateMedia({ media });
  await page.goto(url);
  const height = await page.evaluate(showEverything);
  const camera = await context.newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  // Playwright's own screenshots have the same pixels, but take twice as long to compress.
  const settings = { captureBeyondViewport: true, optimizeForSpeed: true, clip };
  let picture = Buffer.alloc(0);
  for (let take = 0; take < mostTakes; take += 1) {
    const { data } = await camera.send('Page.captureScreenshot', settings);
    const latest = Buffer.from(data, 'base64');
    if (latest.equals(picture)) break;
    picture = latest;
  }
  return picture;
}

/** Runs in the page: loads what's lazy, ends what moves, and returns the height of it all. */
async function showEverything() {
  // Fonts are optional: a busy browser would leave them out.
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  for (const animation of document.getAnimations()) {
    animation.effect?.updateTiming({ iterations: 1 });
    animation.finish();
  }
  const loading: Promise<unknown>[] = [...document.fonts].map((font) => font.load());
  for (const picture of document.images) {
    picture.loading = 'eager';
    loading.push(picture.decode());
  }
  // What can't be loaded is compared as it looks, such as a font of another system.
  await Promise.allSettled(loading);
  return document.documentElement.scrollHeight;
}
