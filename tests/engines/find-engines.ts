/** Finds Firefox and WebKit. */
import { globSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { onPath } from '../../testing/browser/programs.ts';

export type WebkitPrograms = { driver: string; screen: string; browser: string };

declare module 'vitest' {
  export interface ProvidedContext {
    firefox: string | null;
    webkit: WebkitPrograms | null;
  }
}

export function setup(project: TestProject): void {
  project.provide('firefox', onPath(['firefox', 'firefox-esr']) ?? null);
  project.provide('webkit', findWebkit());
}

function findWebkit(): WebkitPrograms | null {
  const driver = onPath(['WebKitWebDriver']);
  const screen = onPath(['Xvfb']);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && screen && browser ? { driver, screen, browser } : null;
}
