/**
 * Tests in three projects, one after the other: units; injected faults, which run alone; and the built site
 * in a browser.
 */
import { defineConfig } from 'vitest/config';

const faults = 'server/enquiries/faults/**/*.test.ts';

export default defineConfig({
  test: {
    // Half of a browser test is waiting for another process, so two workers keep two cores busy.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,server,contract,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [faults],
          // A captcha's proof of work takes seconds on a busy machine.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'faults',
          include: [faults],
          // They measure time under load, which tests beside them would add to.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/browser/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
