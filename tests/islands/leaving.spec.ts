/** A page that's left takes its island with it: before it has come, and after five visits. */
import type { Page } from 'playwright';
import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, openInteractive, untilInteractive } from '../../testing/browser/interactive.ts';
import { send, summary, watchPosts } from '../contact/form.ts';
import { expect, test } from '../support/test.ts';

const react = /\/assets\/react-[\w-]+\.js$/;
test('a form that’s left before its island has come gets none, and gets one on the way back', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, '/company');
  const held = await holdFile(page, react);
  await goTo(page, '/contact-us');
  await page.locator('main [data-island]').dispatchEvent('pointerdown');
  await held.requested;
  const left = await page.evaluateHandle(() => document.querySelector<HTMLElement>('main [data-island]'));
  await goTo(page, '/company');
  await held.release();
  await goTo(page, '/contact-us');
  await untilInteractive(page);
  expect(await left.evaluate((island) => island?.dataset['mounted'])).toBeUndefined();
});

test('five visits leave no listener and no island behind, and then the form sends once', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const page = await newPage();
  await openInteractive(page, '/company');
  const visitIsland = async () => {
    await goTo(page, '/contact-us');
    await untilInteractive(page);
    await page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seen') ?? [];
      const island = document.querySelector('main [data-island]');
      if (Array.isArray(seen) && island) Reflect.set(window, 'seen', [...seen, new WeakRef(island)]);
    });
    await page.getByLabel('Phone').fill('7');
    await goTo(page, '/company');
  };
  await visitIsland();
  const before = await listeners(page);
  for (let visit = 0; visit < 5; visit += 1) await visitIsland();
  expect(await listeners(page)).toEqual(before);
  const session = await page.context().newCDPSession(page);
  const kept = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seen');
      return Array.isArray(seen) ? seen.filter((reference) => reference.deref()).length : undefined;
    });
  };
  // React and the browser each hold on to what they touched last.
  await expect.poll(kept).toBeLessThanOrEqual(1);

  await goTo(page, '/contact-us');
  await untilInteractive(page);
  const posts = watchPosts(page);
  await send(page);
  await expect(summary(page)).toHaveCount(1);
  expect(posts).toHaveLength(1);
});

async function listeners(page: Page): Promise<Readonly<Record<string, number>>> {
  const session = await page.context().newCDPSession(page);
  const counts: Record<string, number> = {};
  for (const expression of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners: found } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    for (const { type } of found)
      counts[`${expression} ${type}`] = (counts[`${expression} ${type}`] ?? 0) + 1;
  }
  return counts;
}
