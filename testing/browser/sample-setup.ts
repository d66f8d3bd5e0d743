/** As for all browser tests, with the sample site. */
import type { TestProject } from 'vitest/node';
import { setup as build, sampleSite } from '../content/sample-site.ts';
import { startForTests } from './global-setup.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  return startForTests(project, sampleSite);
}
