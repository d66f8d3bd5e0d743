/** Tests without a browser: of rules, of the server, and of what programs and operators meet. The others are Playwright's. */
import { defineConfig } from 'vitest/config';
import './testing/clock.ts';
import { oddMachine } from './testing/odd-machine.ts';
import { workers as maxWorkers } from './testing/workers.ts';

Object.assign(process.env, oddMachine);

const common = {
  // Milliseconds. Ample, because they only have to end a test that hangs: other programs may share the machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: 'testing/move-clock.ts',
  // Tests leave nothing behind, so files share a process and what it has loaded.
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['{src,contract,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          maxWorkers,
        },
      },
      {
        test: {
          ...common,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'testing/enquiries/postgres.ts',
          maxWorkers,
        },
      },
      {
        test: {
          ...common,
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'testing/built-sites.ts',
          maxWorkers,
        },
      },
    ],
  },
});
