/** The calculators as tests use them. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { parse } from 'yaml';
import { z } from 'zod';

export const calculators = {
  'ai-cost': '/services/artificial-intelligence',
  'double-typing': '/enterprises/software-integration',
  'legacy-choice': '/enterprises/legacy-application',
  runway: '/startups/mvp',
  'rescue-check': '/services/project-rescue',
  'ledger-test': '/services/blockchain-development',
} as const;

/** Types or chooses each answer. */
export async function enter(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const control = page.locator(`.calculator-form [name="${name}"]`);
    if (answer === 'yes' || answer === 'no') await control.and(page.locator(`[value=${answer}]`)).check();
    else await control.fill(answer);
  }
}

/** The results shown, by their names in the content. */
export async function results(page: Page): Promise<Record<string, string>> {
  const names = resultNames(new URL(page.url()).pathname);
  const lines = await page
    .locator('.calculator-figures > div')
    .evaluateAll((rows) =>
      rows.map(
        (row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent] as const,
      ),
    );
  return Object.fromEntries(
    lines.map(([label, value]) => [names.get(label ?? '') ?? `unknown: ${label}`, (value ?? '').trim()]),
  );
}

const labelled = z.looseObject({ results: z.record(z.string(), z.looseObject({ label: z.string() })) });

/** Name of each result by its label, for the calculator of the page at `path`. */
function resultNames(path: string): Map<string, string> {
  const [file] = Object.entries(calculators).find(([, page]) => page === path) ?? [];
  const { results } = labelled.parse(parse(readFileSync(`content/calculators/${file}.yaml`, 'utf8')));
  return new Map(Object.entries(results).map(([name, { label }]) => [label, name]));
}

export const verdict = (page: Page) => page.locator('.calculator-verdict').textContent();
/** Says whether the result is the example's. */
export const mark = (page: Page) => page.locator('.calculator-mark').textContent();

export const startAnew = (page: Page) => page.locator('.calculator-form > .actions button').first().click();
export const showExample = (page: Page) => page.locator('.calculator-form > .actions button').last().click();
export const attachButton = (page: Page) => page.locator('.calculator-attach button');
