/** The instruments as tests handle them. */
import type { Page } from 'playwright';

export const instruments = {
  'ai-cost': '/services/artificial-intelligence',
  'double-typing': '/enterprises/software-integration',
  'legacy-choice': '/enterprises/legacy-application',
  runway: '/startups/mvp',
  'rescue-check': '/services/project-rescue',
  'ledger-test': '/services/blockchain-development',
} as const;

/** Each answer as it is typed or chosen. */
export async function enter(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const control = page.locator(`.instrument-tool [name="${name}"]`);
    if (answer === 'yes' || answer === 'no') await control.and(page.locator(`[value=${answer}]`)).check();
    else await control.fill(answer);
  }
}

/** The results that stand in the tool, by their labels. */
export async function results(page: Page): Promise<Record<string, string>> {
  const lines = await page
    .locator('.instrument-result .readings > div')
    .evaluateAll((rows) =>
      rows.map(
        (row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent] as const,
      ),
    );
  return Object.fromEntries(lines.map(([label, value]) => [label ?? '', (value ?? '').trim()]));
}

export const verdict = (page: Page) => page.locator('.instrument-result .instrument-verdict').textContent();

export const fillExample = (page: Page) => page.locator('.instrument-inputs .actions button').first().click();
export const clear = (page: Page) => page.locator('.instrument-inputs .actions button').last().click();
export const attachButton = (page: Page) => page.locator('.instrument-attach button');
