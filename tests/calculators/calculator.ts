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

const calculator = (page: Page) => page.locator('[data-calculator]');
export const field = (page: Page, name: string) => calculator(page).locator(`[name="${name}"]`);
export const choose = (page: Page, name: string, value: string) =>
  field(page, name)
    .and(page.locator(`[value=${value}]`))
    .check();

export async function enter(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await field(page, name).fill(answer);
}

export const form = (page: Page) =>
  page.getByRole('group').filter({ has: page.getByRole('link', { name: 'Start again' }) });
export const result = (page: Page) => page.locator('[data-slot=result]');
/** Before a result that isn't the visitor's own. */
export const example = (page: Page) => result(page).getByText('Example:', { exact: true });

export const startAgain = (page: Page) => page.getByRole('link', { name: 'Start again' }).click();
export const attachButton = (page: Page) => page.getByRole('link', { name: 'Attach to my enquiry' });
export const attached = (page: Page) => page.locator('textarea[name=plan]');
export const search = (page: Page) => new URL(page.url()).search;
