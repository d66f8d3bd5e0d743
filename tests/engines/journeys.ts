/** Journeys of a visitor in Firefox and WebKit: through the menu, with the form, on islands, and without scripts. */
import { translate } from '../../testing/browser/changed-document.ts';
import { sample } from '../contact/form.ts';
import { expect, test } from '../support/test.ts';
import { isStarted, type TestedEngine, until, type Visitor } from './engine.ts';
import { heldSite } from './held-site.ts';

/** Desktop, and a phone or the narrowest window that an engine has. */
const wide = [1440, 900] as const;
const narrow = [390, 844] as const;

const path = 'location.pathname';
const isOpen = (selector: string) => `document.querySelector('${selector}').matches(':popover-open')`;
const isShown = (selector: string) =>
  `document.querySelector('${selector}').checkVisibility({ visibilityProperty: true })`;
const hasFocus = (selector: string) => `document.activeElement === document.querySelector('${selector}')`;
const count = (selector: string) => `document.querySelectorAll('${selector}').length`;

/** React names what it owns, and the form's script takes over checking it. */
const isMounted = `(() => {
  const [form, result] = ['form.enquiry-form', '[data-slot=result]'].map((part) => document.querySelector(part));
  return form?.noValidate ?? Object.keys(result ?? {}).some((name) => name.startsWith('__react'));
})()`;

const burger = '.bar-inner > .burger';
const menu = '#mobile-menu';

export function journeys({ site, open }: TestedEngine): void {
  let visitor: Visitor | undefined;
  test.afterEach(async () => {
    await visitor?.close();
    visitor = undefined;
  });

  const start = async (scripts: boolean): Promise<Visitor> => {
    visitor = await (await open({ scripts })).visit();
    return visitor;
  };
  const show = async (by: Visitor, address: string, [width, height]: readonly [number, number]) => {
    await by.resize(width, height);
    await by.goto(site.options().baseURL + address);
  };
  const fillIn = async (by: Visitor, values: typeof sample) => {
    for (const [field, value] of Object.entries(values)) {
      await by.click(`#${field}`);
      await by.type(value);
    }
    await by.click('#consent');
  };
  const followEntry = async (by: Visitor) => {
    await by.click(`${menu} li:nth-child(2) summary`);
    await by.click(`${menu} details[open] [href="/services/dev-ops"]`);
    await until(by, path, '/services/dev-ops');
  };

  test('the first press on the burger opens the menu, which leads on and closes', async () => {
    const visitor = await start(true);
    await show(visitor, '/', narrow);
    await visitor.click(burger);
    await until(visitor, isOpen(menu));
    await visitor.press('Escape');
    await until(visitor, isOpen(menu), false);
    await until(visitor, hasFocus(burger));
    await visitor.press('Enter');
    await until(visitor, isOpen(menu));
    await followEntry(visitor);
    await until(visitor, isOpen(menu), false);
    await visitor.back();
    await until(visitor, path, '/');
  });

  test('the form names what is missing, then the visitor is thanked', async () => {
    const visitor = await start(true);
    await show(visitor, '/contact-us', wide);
    await visitor.hover('.enquiry-send button');
    // Until then the browser itself says what is missing.
    await until(visitor, isMounted);
    await visitor.click('.enquiry-send button');
    await until(visitor, count('form [aria-invalid=true]'), 4);
    await until(visitor, `document.activeElement.matches('.enquiry-summary')`);
    await fillIn(visitor, sample);
    await visitor.click('.enquiry-send button');
    await until(visitor, path, '/thank-you');
    expect(await site.storedAs(sample.message)).toMatchObject({ verified: true });
  });

  // A composition can't be driven here: WebDriver has no command for it.
  for (const [address, field] of [
    ['/contact-us', '#message'],
    ['/startups/mvp', '#cash'],
    ['/plot-a-course', '#hours'],
  ] as const)
    test(`${address}: what’s typed while the island loads in a translated page stays`, async () => {
      const visitor = await start(true);
      const held = await heldSite(site.options().baseURL, /\/assets\/react-/);
      try {
        await visitor.resize(...wide);
        await visitor.goto(held.url + address);
        await visitor.read(`(${translate}, window.served = [...document.querySelectorAll('main [data-island] :is(input, textarea, select)')],
            document.querySelectorAll('main details').forEach((step) => { step.open = step.contains(document.querySelector('${field}')); }), 1)`);
        // The first touch gives sections above their height, which moves the field in an engine without scroll anchoring.
        await visitor.hover(field);
        await until(visitor, isStarted);
        await visitor.click(field);
        await visitor.type('12');
        held.release();
        await until(visitor, isMounted);
        await visitor.type('34');
        const value = () => visitor.read(`document.querySelector('${field}').value`);
        await expect.poll(value).toContain('1234');
        await until(visitor, hasFocus(field));
        await until(visitor, 'served.every((field) => field.isConnected)');
        if (!visitor.undo) return;
        await visitor.undo();
        await expect.poll(value).not.toContain('34');
      } finally {
        held.close();
      }
    });

  test('without scripts: menus, answers, the whole index, and the form with faults and thanks', async () => {
    const visitor = await start(false);
    await show(visitor, '/company', narrow);
    await visitor.click(burger);
    await until(visitor, isOpen(menu));
    await followEntry(visitor);
    await visitor.click('main details summary');
    await until(visitor, count('main details[open]'), 1);
    await show(visitor, '/case-studies', wide);
    await until(visitor, isShown('.filter'), false);
    await until(visitor, isShown('.case-index'));
    await show(visitor, '/contact-us', wide);
    await fillIn(visitor, { ...sample, email: 'ada@engine' });
    await visitor.click('.enquiry-send button');
    await until(visitor, `document.activeElement.matches('.enquiry-summary')`);
    await until(visitor, `document.querySelector('#email').ariaInvalid`, 'true');
    await until(visitor, 'document.querySelector("#name").value', sample.name);
    await visitor.click('#email');
    await visitor.type('.example');
    await until(visitor, 'document.querySelector("#email").value', sample.email);
    await visitor.click('.enquiry-send button');
    await until(visitor, path, '/thank-you');
  });
}
