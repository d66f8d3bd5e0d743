/** What a visitor does, once for every engine: each engine's test file says who drives it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownSite } from '../contact/own-site.ts';
import { type Engine, type EngineOptions, until } from './engine.ts';
import { fill, sample } from './enquiry.ts';

/** Desktop, and a phone or the narrowest window that an engine has. */
const wide = [1440, 900] as const;
const narrow = [390, 844] as const;

const path = 'location.pathname';
const outcome = `location.pathname + (document.querySelector('.enquiry-summary')?.textContent ?? '')`;
const focused = 'document.activeElement?.id';
const isOpen = (selector: string) => `document.querySelector('${selector}').matches(':popover-open')`;
const isShown = (selector: string) =>
  `document.querySelector('${selector}').checkVisibility({ visibilityProperty: true })`;
const count = (selector: string) => `document.querySelectorAll('${selector}').length`;
const isAwake = `'hydrated' in document.documentElement.dataset`;

const services = '.bar-menu li:has(> [href="/services"])';
const burger = '.bar-inner > .burger';
const menu = '#mobile-menu';

export function journeys(name: string, open: ((options: EngineOptions) => Promise<Engine>) | null) {
  describe.skipIf(!open)(
    open ? name : `${name} (needs ${name === 'Firefox' ? 'firefox-esr' : 'webkit2gtk-driver and xvfb'})`,
    // WebKit's small browser was seen to end in the middle of a journey: it begins again, in a new one.
    { retry: 2 },
    () => {
      const site = ownSite();
      let engine: Engine;
      let plain: Engine;
      beforeAll(async () => {
        if (!open) return;
        [engine, plain] = await Promise.all([open({ scripts: true }), open({ scripts: false })]);
      });
      beforeEach(async ({ task }) => {
        // What the try before has left in the browser, such as chosen colours, would fail this one too.
        const isFirstTry = !task.result?.retryCount;
        if (!open || (isFirstTry && (await engine.read('true').catch(() => false)))) return;
        await engine.close();
        engine = await open({ scripts: true });
      });
      afterAll(() => Promise.all([engine?.close(), plain?.close()]));

      const show = async (
        address: string,
        [width, height]: readonly [number, number] = wide,
        by = engine,
      ) => {
        await by.resize(width, height);
        await by.goto(site.options().baseURL + address);
      };
      const showAwake = async (address: string, size: readonly [number, number] = wide) => {
        await show(address, size);
        await engine.press('Shift');
        await until(engine, isAwake);
      };
      const tabTo = async (selector: string) => {
        const reached = `document.activeElement === document.querySelector('${selector}')`;
        for (let presses = 0; presses < 30 && !(await engine.read(reached)); presses += 1)
          await engine.press('Tab');
        expect(await engine.read(reached), `${selector} is reached by Tab`).toBe(true);
      };

      test('a dropdown opens under the pointer, and an entry of it leads on', async () => {
        await showAwake('/');
        await engine.hover(`${services} > a`);
        await until(engine, isShown(`${services} > .bar-panel`));
        await engine.click(`${services} [href="/services/dev-ops"]`);
        await until(engine, path, '/services/dev-ops');
        await until(engine, isShown(`${services} > .bar-panel`), false);
      });

      test('the first press on a dropdown’s button opens it, and waking leaves it open', async () => {
        await show('/company');
        await engine.click(`${services} > button`);
        await until(engine, `document.querySelector('${services} > button').ariaExpanded`, 'true');
        expect(await engine.read(isOpen(`${services} > .bar-panel`))).toBe(true);
      });

      test('a dropdown opens by keyboard, closes by Escape and by its button', async () => {
        await showAwake('/company');
        await tabTo(`${services} > button`);
        const shown = isShown(`${services} > .bar-panel`);
        await until(engine, shown);
        for (const [key, state] of [
          ['Enter', false],
          ['Enter', true],
          ['Escape', false],
        ] as const) {
          await engine.press(key);
          await until(engine, shown, state);
          await until(engine, `document.querySelector('${services} > button').ariaExpanded`, String(state));
        }
      });

      test('the first press on the burger opens the menu, which leads on and closes', async () => {
        await show('/', narrow);
        await engine.click(burger);
        await until(engine, isOpen(menu));
        await until(engine, isAwake);
        expect(await engine.read(isOpen(menu))).toBe(true);
        await engine.press('Escape');
        await until(engine, isOpen(menu), false);
        expect(await engine.read(`document.activeElement === document.querySelector('${burger}')`)).toBe(
          true,
        );
        await engine.press('Enter');
        await until(engine, isOpen(menu));
        await engine.click(`${menu} li:nth-child(2) summary`);
        await engine.click(`${menu} details[open] [href="/services/dev-ops"]`);
        await until(engine, path, '/services/dev-ops');
        await until(engine, isOpen(menu), false);
      });

      test('a press turns the page dark, which the next page remembers', async () => {
        await show('/case-studies/dbs');
        const ground = 'getComputedStyle(document.documentElement).colorScheme';
        await until(engine, ground, 'light');
        await engine.click('.bar .colour-switch');
        await until(engine, ground, 'dark');
        await show('/company');
        expect(await engine.read(ground)).toBe('dark');
        const palette = 'document.documentElement.dataset.palette';
        await engine.click('.bar .colour-switch');
        await until(engine, palette, 'night');
        await engine.click('.bar .colour-switch');
        await until(engine, ground, 'light');
      });

      test('a link leads to another page in the application, and back to the same place', async () => {
        await showAwake('/company');
        await engine.read(`(() => { document.documentElement.dataset.application = 'same'; })()`);
        await engine.hover('.footer-menu [href="/how-we-work"]');
        const place = await engine.read('Math.round(scrollY)');
        expect(place).toBeGreaterThan(500);
        await engine.click('.footer-menu [href="/how-we-work"]');
        await until(engine, path, '/how-we-work');
        await until(engine, focused, 'main');
        await until(engine, 'scrollY', 0);
        expect(await engine.read(`document.querySelector('p[aria-live]').textContent`)).toBe(
          await engine.read('document.title'),
        );
        await engine.back();
        await until(engine, path, '/company');
        await until(engine, 'Math.round(scrollY)', place);
        expect(await engine.read('document.documentElement.dataset.application')).toBe('same');
      });

      test('a link to a place in another page, and in the same, takes the focus there', async () => {
        for (const from of ['/company', '/enterprises']) {
          await showAwake(from);
          const place = '/enterprises#architecture-advisory';
          await tabTo(`.bar-menu li:has(> [href="/enterprises"]) > a`);
          await tabTo(`.bar-panel [href="${place}"]`);
          await engine.press('Enter');
          await until(engine, 'location.pathname + location.hash', place);
          await until(engine, focused, 'architecture-advisory');
        }
      });

      test('the form names what is missing, then is thanked for', async () => {
        await showAwake('/contact-us');
        await engine.click('.enquiry-send button');
        await until(engine, count('form [aria-invalid=true]'), 4);
        await until(engine, `document.activeElement.className`, 'enquiry-summary');
        await fill(engine);
        await engine.click('.enquiry-send button');
        await until(engine, outcome, '/thank-you');
        expect((await site.stored()).map(({ message, verified }) => ({ message, verified }))).toEqual([
          { message: sample.message, verified: true },
        ]);
      });

      test('a calculator computes from the first press, and what is typed counts', async () => {
        await show('/startups/mvp');
        const left = `document.querySelector('.calculator-figures dd').textContent`;
        const example = await engine.read(left);
        await engine.click('.calculator-form > .actions button');
        await until(engine, `${left} !== ${JSON.stringify(example)}`);
        await engine.click('.calculator-form > .actions button:last-child');
        await until(engine, `${left} === ${JSON.stringify(example)}`);
        await engine.click('[name=weeks]');
        await engine.type('9');
        await until(engine, `${left} !== ${JSON.stringify(example)}`);
      });

      test('all of a page that is scrolled through is shown in the end', async () => {
        await showAwake('/');
        const waiting = count('[data-reveal=waiting]');
        await until(engine, `${waiting} > 10`);
        await until(
          engine,
          `(document.querySelector('[data-reveal=waiting]')?.scrollIntoView({ behavior: 'instant' }), ${waiting})`,
          0,
        );
        await until(
          engine,
          `[...document.querySelectorAll('main :is(h1, h2, h3, p, li, img)')]
          .filter((part) => !part.closest('[aria-hidden], .sr-only'))
          .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((part) => part.outerHTML.slice(0, 80))`,
          [],
        );
      });

      test('who goes back to a document finds it as it was, and awake', async () => {
        await showAwake('/company');
        await engine.read(`(() => { document.documentElement.dataset.left = 'awake'; })()`);
        await engine.goto(`${site.options().baseURL}/services`);
        await until(engine, `${path} + ${count('[data-left]')}`, '/services0');
        // Drivers wait for a load that such a page does not have.
        await engine.read('history.back()');
        await until(engine, `${path} + ${count('[data-left]')}`, '/company1');
      });

      test('without scripts: menus, answers, filter, and the form with faults and thanks', async () => {
        await show('/company', narrow, plain);
        await plain.click(burger);
        await until(plain, isOpen(menu));
        await plain.click(`${menu} li:nth-child(2) summary`);
        await plain.click(`${menu} details[open] [href="/services/dev-ops"]`);
        await until(plain, path, '/services/dev-ops');
        await plain.click('main details summary');
        await until(plain, count('main details[open]'), 1);
        await show('/case-studies', wide, plain);
        await plain.click('.filter summary');
        await plain.click('.filter [href*="platform="]');
        await until(plain, `${count('.filter-matches:target')}`, 1);
        expect(await plain.read(isShown('.case-index'))).toBe(false);
        await show('/contact-us', wide, plain);
        await fill(plain, { ...sample, email: 'ada@engine' });
        await plain.click('.enquiry-send button');
        await until(plain, `document.activeElement.className`, 'enquiry-summary');
        expect(await plain.read(`document.querySelector('#email').ariaInvalid`)).toBe('true');
        expect(await plain.read('document.querySelector("#name").value')).toBe(sample.name);
        await plain.click('#email');
        await plain.type('.example');
        await until(plain, 'document.querySelector("#email").value', sample.email);
        await plain.click('.enquiry-send button');
        await until(plain, path, '/thank-you');
      });
    },
  );
}
