/** Finds Firefox and WebKit, and installs what is missing where Debian's packages can be had. */
import { globSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { installFromDebian, log, onPath } from '../browser/programs.ts';

export type WebkitPrograms = { driver: string; screen: string; browser: string };

declare module 'vitest' {
  export interface ProvidedContext {
    firefox: string | null;
    webkit: WebkitPrograms | null;
  }
}

export function setup(project: TestProject): void {
  project.provide('firefox', found('Firefox', findFirefox, ['firefox-esr']));
  project.provide('webkit', found('WebKit', findWebkit, ['webkit2gtk-driver', 'xvfb']));
}

function found<Engine>(name: string, find: () => Engine | undefined, packages: string[]): Engine | null {
  const engine = find() ?? (installFromDebian(packages) ? find() : undefined);
  if (engine) return engine;
  log(`${name} is skipped: it was not found, and ${packages.join(' and ')} could not be installed`);
  return null;
}

const findFirefox = () => onPath(['firefox', 'firefox-esr']);

function findWebkit(): WebkitPrograms | undefined {
  const driver = onPath(['WebKitWebDriver']);
  const screen = onPath(['Xvfb']);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}
