/**
 * Tests in five projects: units; then injected faults, which run alone; then the built site in Chromium and in the
 * other engines; last the development server, alone since it draws everything anew while others would wait.
 */
import { defineConfig } from 'vitest/config';

const faults = 'server/enquiries/faults/**/*.test.ts';
const engines = 'tests/engines/*.test.ts';
const development = 'tests/development/*.test.ts';

/** Milliseconds. Ample, because they only have to end a test that hangs: other programs may share the machine. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    // Half of a browser test is waiting for another process, so two workers keep two cores busy.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          include: ['{src,server,contract,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [faults],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...limits,
          name: 'faults',
          include: [faults],
          // They measure time under load, which tests beside them would add to.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...limits,
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: [engines, development],
          globalSetup: 'tests/browser/global-setup.ts',
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...limits,
          name: 'engines',
          include: [engines],
          globalSetup: 'tests/engines/find-engines.ts',
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...limits,
          name: 'development',
          include: [development],
          globalSetup: 'tests/browser/global-setup.ts',
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
