/** The project whose built site a test looks at: this one, or the fixture, as vitest.config.ts says. */
export const testedProject = process.env['TESTED_PROJECT'] ?? '.';
