/** An island never replaces a field, even if a translator or an extension has changed the page, and goes with its page. */
import type { Locator, Page } from 'playwright';
import { lostTexts, translate, translated } from '../../testing/browser/changed-document.ts';
import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, openInteractive, untilInteractive } from '../../testing/browser/interactive.ts';
import { choose, result, startAgain } from '../calculators/calculator.ts';
import { summary } from '../contact/form.ts';
import { expect, test } from '../support/test.ts';

const react = /\/assets\/react-[\w-]+\.js$/;

type Step = (page: Page, field: (name: string) => Locator) => Promise<void>;

type Island = {
  name: string;
  path: string;
  typed: readonly [field: string, before: string, after: string, whole: string];
  steps: readonly Step[];
};

const islands: readonly Island[] = [
  {
    name: 'the contact form',
    path: '/contact-us',
    typed: ['message', 'Half a sen', 'tence', 'Half a sentence'],
    steps: [
      async (page) => {
        await page.locator('[data-send]').click();
        await expect(summary(page).getByRole('listitem')).toHaveCount(3);
        await expect(page.locator('#email-problem')).toContainText('email');
      },
      async (page, field) => {
        await field('name').fill('Ada');
        await field('email').fill('nonsense');
        await page.locator('[data-send]').click();
        await expect(summary(page).getByRole('listitem')).toHaveCount(2);
        await expect(page.locator('#email-problem')).toContainText('name@company.com');
        await expect(page.locator('#name-problem')).toHaveText('');
      },
    ],
  },
  {
    name: 'a calculator',
    path: '/startups/mvp',
    typed: ['cash', '48', '0000', '480000'],
    steps: [
      async (page, field) => {
        await field('weeks').fill('900');
        await expect(page.locator('#weeks-hint')).toContainText('0 to 260');
        await field('weeks').fill('13');
        await expect(page.locator('#weeks-hint')).toContainText('weeks');
        await expect(result(page)).not.toContainText('Example:');
      },
      async (page, field) => {
        await field('cash').fill('');
        await expect(result(page)).toContainText('not known yet');
        await startAgain(page);
        await expect(result(page)).toContainText('Example:');
        await expect(result(page)).not.toContainText('not known yet');
      },
    ],
  },
  {
    name: 'the planner',
    path: '/plot-a-course',
    typed: ['systems', '1', '2', '12'],
    steps: [
      async (page) => {
        await choose(page, 'exists', 'trouble');
        await expect(result(page)).toContainText('Project Rescue');
        await expect(page.locator('[data-slot=below]')).toContainText('A build in trouble');
      },
      async (page) => {
        await choose(page, 'exists', 'running');
        await expect(result(page)).not.toContainText('Project Rescue');
        await startAgain(page);
        await expect(result(page)).toContainText('Example:');
      },
    ],
  },
];

const fields = 'main [data-island] :is(input, textarea, select)';

/** Remembers the fields as they're served. Afterwards it names those that have been replaced or removed. */
async function rememberFields(page: Page): Promise<() => Promise<string[]>> {
  const served = await page.locator(fields).evaluateAll((all) => {
    Object.assign(window, { served: all });
    return all.length;
  });
  expect(served).toBeGreaterThan(3);
  return () =>
    page.evaluate(() => {
      const all: unknown = Reflect.get(window, 'served');
      return Array.isArray(all)
        ? all.filter((field) => !field.isConnected).map(({ name }) => name)
        : ['lost'];
    });
}

/** What translators and extensions do to a document before the island has come. */
const changes: Readonly<Record<string, string>> = {
  'is translated at any moment': translate,
  'a wrapper around each field': `document.querySelectorAll('main :is(input, textarea)').forEach((field) => {
    const wrapper = document.createElement('span'); field.replaceWith(wrapper); wrapper.append(field); })`,
  'foreign nodes in and beside the body and every part of an island, and no footer': `document.querySelectorAll('body > *, [data-island], [data-island] [data-slot], [data-island] label')
    .forEach((part) => { part.before(document.createElement('aside')); part.prepend(document.createElement('i')); });
    document.querySelector('footer').remove()`,
};

/** One island meets all changes. The others, which mount in the same way, meet the one that reaches every text. */
const changesOf = (name: string) =>
  Object.entries(changes).filter(([, script]) => name === islands[0]?.name || script === translate);

for (const { name, path, typed, steps } of islands)
  for (const [change, script] of changesOf(name))
    test(`${name} keeps its fields, words and focus: ${change}`, async ({ newPage, expectConsoleError }) => {
      expectConsoleError(/422/);
      const [id, before, after, whole] = typed;
      const page = await newPage();
      const isTranslated = script === translate;
      const field = (fieldName: string) => page.locator(`#${fieldName}`);
      const held = await holdFile(page, react);
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      const replaced = await rememberFields(page);
      if (script) await page.evaluate(script);
      await field(id).fill('');
      await page.keyboard.type(before);
      await held.release();
      await untilInteractive(page);
      await page.keyboard.type(after);
      await expect(field(id)).toBeFocused();
      await expect(field(id)).toHaveValue(whole);
      expect(await replaced()).toEqual([]);
      for (const step of steps) {
        await step(page, field);
        expect(await replaced()).toEqual([]);
        if (isTranslated) {
          await translated(page);
          expect(await lostTexts(page)).toEqual([]);
        }
      }
    });

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
