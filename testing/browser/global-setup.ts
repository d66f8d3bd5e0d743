/** Starts one server and one browser for all browser tests, and stops them at the end. */
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserArguments, findBrowser } from './find-browser.ts';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the running site. */
    site: string;
    /** WebSocket address of the browser. */
    browser: string;
  }
}

/** The site with the content in `content/`. */
export const setup = (project: TestProject) => startForTests(project, '.');

/** @param folder the project whose build is served. */
export async function startForTests(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const executablePath = findBrowser();
  // Tests that start a browser of their own have no need to look for it again.
  process.env['CHROMIUM_PATH'] = executablePath;
  // First, so that no server is left behind where the browser doesn't start.
  const browser = await chromium.launchServer({ executablePath, args: browserArguments(), timeout: 120_000 });
  const site = await startSite({}, folder).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  project.provide('site', site.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.stop();
  };
}
