/** What a visitor does, in every engine. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { injections, translate } from '../../testing/browser/changed-document.ts';
import { sample } from '../contact/form.ts';
import { ownSite } from '../contact/own-site.ts';
import { type Engine, type EngineOptions, until } from './engine.ts';

/** Desktop, and a phone or the narrowest window that an engine has. */
const wide = [1440, 900] as const;
const narrow = [390, 844] as const;

const path = 'location.pathname';
const outcome = `location.pathname + (document.querySelector('.enquiry-summary')?.textContent ?? '')`;
const focused = 'document.activeElement?.id';
const hydrated = `'hydrated' in document.documentElement.dataset`;
const isOpen = (selector: string) => `document.querySelector('${selector}').matches(':popover-open')`;
const isShown = (selector: string) =>
  `document.querySelector('${selector}').checkVisibility({ visibilityProperty: true })`;
const hasFocus = (selector: string) => `document.activeElement === document.querySelector('${selector}')`;
const count = (selector: string) => `document.querySelectorAll('${selector}').length`;

const services = '.bar-menu li:has(> [href="/services"])';
const panel = `${services} > .bar-panel`;
const burger = '.bar-inner > .burger';
const menu = '#mobile-menu';

/** @param open is null where the engine isn't installed. */
export function journeys(
  name: string,
  packages: string,
  open: ((options: EngineOptions) => Promise<Engine>) | null,
) {
  // WebKit's small browser was seen to end in the middle of a journey, which then begins again in a new one.
  describe.skipIf(!open)(open ? name : `${name} (needs ${packages})`, { retry: 2 }, () => {
    const site = ownSite();
    let engine: Engine;
    let plain: Engine;
    const start = (options: EngineOptions) =>
      open ? open(options) : Promise.reject(new Error(`${name} is missing`));
    beforeAll(async () => {
      [engine, plain] = await Promise.all([start({ scripts: true }), start({ scripts: false })]);
    });
    beforeEach(async ({ task }) => {
      // What the first try has left in the browser, such as chosen colours, would make the next one fail, too.
      const isFirstTry = !task.result?.retryCount;
      if (isFirstTry && (await engine.read('true').catch(() => false))) return;
      await engine.close();
      engine = await start({ scripts: true });
    });
    afterAll(() => Promise.all([engine.close(), plain.close()]));

    const show = async (address: string, [width, height]: readonly [number, number] = wide, by = engine) => {
      await by.resize(width, height);
      await by.goto(site.options().baseURL + address);
    };
    const showHydrated = async (address: string) => {
      await show(address);
      await engine.press('Shift');
      await until(engine, hydrated);
    };
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 30 && !(await engine.read(hasFocus(selector))); presses += 1)
        await engine.press('Tab');
      expect(await engine.read(hasFocus(selector)), `${selector} is reached by Tab`).toBe(true);
    };
    const fillIn = async (by: Engine, values: typeof sample) => {
      for (const [field, value] of Object.entries(values)) {
        await by.click(`#${field}`);
        await by.type(value);
      }
      await by.click('#consent');
    };
    /** Follows an entry of the open mobile menu. */
    const followEntry = async (by: Engine) => {
      await by.click(`${menu} li:nth-child(2) summary`);
      await by.click(`${menu} details[open] [href="/services/dev-ops"]`);
      await until(by, path, '/services/dev-ops');
    };

    test('a dropdown opens by the first press, by pointer and by keyboard, and an entry leads on', async () => {
      await show('/company');
      await engine.click(`${services} > button`);
      const expanded = `document.querySelector('${services} > button').ariaExpanded`;
      await until(engine, expanded, 'true');
      expect(await engine.read(isOpen(panel))).toBe(true);

      await showHydrated('/company');
      await tabTo(`${services} > button`);
      await until(engine, isShown(panel));
      for (const [key, state] of [
        ['Enter', false],
        ['Enter', true],
        ['Escape', false],
      ] as const) {
        await engine.press(key);
        await until(engine, isShown(panel), state);
        await until(engine, expanded, String(state));
      }
      await showHydrated('/');
      await engine.hover(`${services} > a`);
      await until(engine, isShown(panel));
      await engine.click(`${services} [href="/services/dev-ops"]`);
      await until(engine, path, '/services/dev-ops');
      await until(engine, isShown(panel), false);
    });

    test('the first press on the burger opens the menu, which leads on and closes', async () => {
      await show('/', narrow);
      await engine.click(burger);
      await until(engine, isOpen(menu));
      await until(engine, hydrated);
      expect(await engine.read(isOpen(menu))).toBe(true);
      await engine.press('Escape');
      await until(engine, isOpen(menu), false);
      expect(await engine.read(hasFocus(burger))).toBe(true);
      await engine.press('Enter');
      await until(engine, isOpen(menu));
      await followEntry(engine);
      await until(engine, isOpen(menu), false);
    });

    test('a link leads to another page in the application, and Back to the same place', async () => {
      await showHydrated('/company');
      await engine.read(`(() => { document.documentElement.dataset.application = 'same'; })()`);
      await engine.hover('.footer-menu [href="/how-we-work"]');
      const place = await engine.read('Math.round(scrollY)');
      expect(place).toBeGreaterThan(500);
      await engine.click('.footer-menu [href="/how-we-work"]');
      await until(engine, path, '/how-we-work');
      await until(engine, focused, 'main');
      await until(engine, 'scrollY', 0);
      const title = await engine.read('document.title');
      await until(engine, `document.querySelector('p[aria-live]').textContent`, title);
      await engine.back();
      await until(engine, path, '/company');
      await until(engine, 'Math.round(scrollY)', place);
      expect(await engine.read('document.documentElement.dataset.application')).toBe('same');
    });

    test('a link to a place in another page, and in the same, takes the focus there', async () => {
      const place = '/enterprises#architecture-advisory';
      for (const from of ['/company', '/enterprises']) {
        await showHydrated(from);
        await tabTo('.bar-menu li:has(> [href="/enterprises"]) > a');
        await tabTo(`.bar-panel [href="${place}"]`);
        await engine.press('Enter');
        await until(engine, 'location.pathname + location.hash', place);
        await until(engine, focused, 'architecture-advisory');
      }
    });

    test('the form names what is missing, then the visitor is thanked', async () => {
      await showHydrated('/contact-us');
      await engine.click('.enquiry-send button');
      await until(engine, count('form [aria-invalid=true]'), 4);
      await until(engine, `document.activeElement.matches('.enquiry-summary')`);
      await fillIn(engine, sample);
      await engine.click('.enquiry-send button');
      await until(engine, outcome, '/thank-you');
      expect(await site.storedAs(sample.message)).toMatchObject({ verified: true });
    });

    test('a calculator computes from the first press, and what is typed counts', async () => {
      await show('/startups/mvp');
      const left = `document.querySelector('.calculator-figures dd').textContent`;
      const isExample = `${left} === ${JSON.stringify(await engine.read(left))}`;
      await engine.click('.calculator-form > .actions button');
      await until(engine, isExample, false);
      await engine.click('.calculator-form > .actions button:last-child');
      await until(engine, isExample);
      await engine.click('[name=weeks]');
      await engine.type('9');
      await until(engine, isExample, false);
    });

    const changes = [
      translate,
      injections['a node beside each field'],
      injections['a removed footer'],
      injections['a replaced word'],
    ];
    const untranslated = 'translator.untranslated()';

    test('what is typed into a page that others change stays, before React has it and while it comes', async () => {
      for (const change of changes) {
        for (const typedBefore of ['', 'Ada']) {
          await show('/contact-us');
          if (typedBefore) {
            await engine.click('#name');
            await engine.type(typedBefore);
          }
          await engine.read(`void (() => { ${change} })()`);
          if (!typedBefore) await engine.click('#name');
          await engine.type(' Lovelace');
          await until(engine, hydrated);
          expect(await engine.read('document.activeElement?.id'), change).toBe('name');
          await engine.type('!');
          const words = await engine.read(`document.querySelector('#name').value`);
          expect(words, change).toBe(`${typedBefore} Lovelace!`);
          await engine.read(`sessionStorage.clear()`);
        }
      }
      await show('/company');
    });

    test('a hydrated page can be translated: its calculator, its form and its links work', async () => {
      await showHydrated('/startups/mvp');
      await engine.read(
        `void (() => { ${translate}; document.documentElement.dataset.application = 'same'; })()`,
      );
      const mark = `document.querySelector('.calculator-mark').textContent`;
      const isExample = `${mark} === ${JSON.stringify(await engine.read(mark))}`;
      await engine.click('[name=weeks]');
      await engine.type('7');
      await until(engine, isExample, false);
      await until(engine, untranslated, []);
      await engine.click('.footer-menu [href="/contact-us"]');
      await until(engine, path, '/contact-us');
      await engine.click('.enquiry-send button');
      await until(engine, count('form [aria-invalid=true]'), 4);
      await until(engine, untranslated, []);
      expect(await engine.read('translator.lost()')).toEqual([]);
      expect(await engine.read('document.documentElement.dataset.application')).toBe('same');
    });

    test('all of a page that is scrolled through is shown in the end', async () => {
      await showHydrated('/');
      const waiting = count('[data-reveal=waiting]');
      await until(engine, `${waiting} > 10`);
      const scroll = `document.querySelector('[data-reveal=waiting]')?.scrollIntoView({ behavior: 'instant' })`;
      await until(engine, `(${scroll}, ${waiting})`, 0);
      const hidden = `[...document.querySelectorAll('main :is(h1, h2, h3, p, li, img)')]
        .filter((part) => !part.closest('[aria-hidden], .sr-only'))
        .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((part) => part.outerHTML.slice(0, 80))`;
      await until(engine, hidden, []);
    });

    test('a visitor who goes back to a document finds it as it was, and hydrated', async () => {
      await showHydrated('/company');
      await engine.read(`(() => { document.documentElement.dataset.left = 'hydrated'; })()`);
      await show('/services');
      const state = `${path} + ${count('[data-left]')}`;
      await until(engine, state, '/services0');
      // Drivers wait for a load that such a page doesn't have.
      await engine.read('history.back()');
      await until(engine, state, '/company1');
    });

    test('without scripts: menus, answers, the whole index, and the form with faults and thanks', async () => {
      await show('/company', narrow, plain);
      await plain.click(burger);
      await until(plain, isOpen(menu));
      await followEntry(plain);
      await plain.click('main details summary');
      await until(plain, count('main details[open]'), 1);
      await show('/case-studies', wide, plain);
      expect(await plain.read(isShown('.filter'))).toBe(false);
      expect(await plain.read(isShown('.case-index'))).toBe(true);
      await show('/contact-us', wide, plain);
      await fillIn(plain, { ...sample, email: 'ada@engine' });
      await plain.click('.enquiry-send button');
      await until(plain, `document.activeElement.matches('.enquiry-summary')`);
      expect(await plain.read(`document.querySelector('#email').ariaInvalid`)).toBe('true');
      expect(await plain.read('document.querySelector("#name").value')).toBe(sample.name);
      await plain.click('#email');
      await plain.type('.example');
      await until(plain, 'document.querySelector("#email").value', sample.email);
      await plain.click('.enquiry-send button');
      await until(plain, path, '/thank-you');
    });
  });
}
