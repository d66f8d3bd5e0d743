/** The fixture's calculators as tests use them. */
import type { Page } from 'playwright';
import type { OfferCalculatorName } from '../../src/content/schema/calculators.ts';
import { readContent } from '../../src/site/read-content.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';

export const calculators = (await readContent(fixtureContent)).offers.flatMap(({ calculator, path }) =>
  calculator ? [{ name: calculator, path }] : [],
);

export function pageOf(name: OfferCalculatorName): string {
  const found = calculators.find((calculator) => calculator.name === name);
  if (!found) throw new Error(`No offer of the fixture has the calculator ${name}`);
  return found.path;
}

export async function enter(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const control = page.locator(`.calculator-form [name="${name}"]`);
    if (answer === 'yes' || answer === 'no') await control.and(page.locator(`[value=${answer}]`)).check();
    else await control.fill(answer);
  }
}

export const verdict = (page: Page) => page.locator('.calculator-verdict');
export const mark = (page: Page) => page.locator('.calculator-mark');

export const startAgain = (page: Page) => page.getByRole('link', { name: 'Start again' }).click();
export const attachButton = (page: Page) => page.locator('.calculator-attach a');
export const attached = (page: Page) => page.locator('textarea[name=plan]');
export const search = (page: Page) => new URL(page.url()).search;
