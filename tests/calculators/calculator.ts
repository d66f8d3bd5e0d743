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

const labelled = z.looseObject({ results: z.record(z.string(), z.looseObject({ label: z.string() })) });

/** What the runway calculator shows under a label, which is named as in its content. */
export function runwayResult(page: Page, name: string): Promise<string | null> {
  const { results } = labelled.parse(parse(readFileSync('content/calculators/runway.yaml', 'utf8')));
  const label = results[name]?.label ?? 'no such result';
  return page.locator('.calculator-figures > div').evaluateAll((rows, wanted) => {
    const row = rows.find((candidate) => candidate.querySelector('dt')?.textContent === wanted);
    return row?.querySelector('dd')?.textContent.trim() ?? null;
  }, label);
}

export const verdict = (page: Page) => page.locator('.calculator-verdict');
/** Says whether the result is the example's. */
export const mark = (page: Page) => page.locator('.calculator-mark').textContent();

export const startAnew = (page: Page) => page.locator('.calculator-form > .actions button').first().click();
export const showExample = (page: Page) => page.locator('.calculator-form > .actions button').last().click();
export const attachButton = (page: Page) => page.locator('.calculator-attach button');
/** What the contact form has of a calculator. */
export const attached = (page: Page) => page.locator('textarea[name=plan]');
export const search = (page: Page) => new URL(page.url()).search;
