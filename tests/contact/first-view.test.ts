/** The form is what people come to this page for, so it starts on the first screen. */
import { expect, test } from '../browser/browser-test.ts';

test.for([
  [390, 844],
  [1440, 900],
] as const)(
  'the first screen at %i by %i shows the first field, the reply promise and a phone number',
  async ([width, height], { newPage }) => {
    const page = await newPage({ viewport: { width, height }, javaScriptEnabled: false });
    await page.goto('/contact-us');
    for (const part of ['#name', '.hero .lead', '.hero a[href^="tel:"]']) {
      const box = await page.locator(part).boundingBox();
      expect(box && box.y + box.height, part).toBeLessThanOrEqual(height);
    }
  },
);
