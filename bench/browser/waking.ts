/** Waits until React has hydrated a page, and until what it does after that has ended. */
import type { Page } from 'playwright';
import { waitUntilAwake } from '../../tests/browser/awake.ts';

export async function awake(page: Page): Promise<void> {
  await waitUntilAwake(page);
  await page.waitForTimeout(1000);
}
