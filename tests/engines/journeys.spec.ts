/** Journeys in Firefox and WebKit, for what engines do differently. Where one isn't installed, its tests are skipped. */
import { sample } from '../contact/form.ts';
import { freshSite } from '../contact/fresh-site.ts';
import { expect, test } from '../support/test.ts';
import { firefox } from './firefox.ts';
import { back, until, type Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

test.use({ siteName: null });

const wide = [1440, 900] as const;
const narrow = [390, 844] as const;

const path = 'location.pathname';
const top = 'Math.round(scrollY)';
const shownPage = `document.querySelector('main').dataset.path`;
/** The client follows links from then on: positions are its own. */
const isStarted = `history.scrollRestoration === 'manual'`;
/** The form's script takes over checking it. */
const isMounted = `document.querySelector('form').noValidate`;
const hasFocus = (selector: string) => `document.activeElement === document.querySelector('${selector}')`;
const count = (selector: string) => `document.querySelectorAll('${selector}').length`;
const scrollTo = (to: number) => `(window.scrollTo({ top: ${to}, behavior: 'instant' }), 1)`;
/** A link that no page need have, pressed. */
const followed = (to: string) => `(() => {
  const link = Object.assign(document.createElement('a'), { href: '${to}' });
  document.body.append(link);
  link.click();
  link.remove();
})()`;
const barLink = (to: string) => `nav[aria-label=Main] > ul > li > a[href="${to}"]`;

const menu = '#mobile-menu';
const burger = `header button[popovertarget=mobile-menu]`;
const isOpen = `document.querySelector('${menu}').matches(':popover-open')`;
const send = 'form button[type=submit]';

for (const [name, engine] of Object.entries({ Firefox: firefox, WebKit: webkit }))
  test.describe(engine.isInstalled ? name : `${name} (needs ${engine.packages})`, () => {
    test.skip(!engine.isInstalled, `${name} needs ${engine.packages}`);
    const site = freshSite();
    const opened: Visitor[] = [];
    test.afterEach(async () => {
      for (const one of opened.splice(0)) await one.close();
    });
    test.afterAll(() => engine.close());

    const open = async (scripts = true): Promise<Visitor> => {
      const visitor = await engine.open({ scripts });
      opened.push(visitor);
      return visitor;
    };
    const show = async (by: Visitor, address: string, [width, height]: readonly [number, number]) => {
      await by.resize(width, height);
      await by.goto(site.options().baseURL + address);
    };
    const wake = async (by: Visitor) => {
      await by.press('Escape');
      await until(by, isStarted);
    };
    const followEntry = async (by: Visitor) => {
      await by.click(`${menu} li:nth-child(2) summary`);
      await by.click(`${menu} details[open] [href="/services/dev-ops"]`);
      await until(by, path, '/services/dev-ops');
    };
    const fillIn = async (by: Visitor, values: typeof sample) => {
      for (const [field, value] of Object.entries(values)) {
        await by.click(`#${field}`);
        await by.type(value);
      }
      await by.click('#consent');
    };
    test('the first press on the burger opens the menu, which leads on and closes', async () => {
      const visitor = await open();
      await show(visitor, '/', narrow);
      await visitor.click(burger);
      await until(visitor, isOpen);
      await visitor.press('Escape');
      await until(visitor, isOpen, false);
      await until(visitor, hasFocus(burger));
      await visitor.press('Enter');
      await until(visitor, isOpen);
      await followEntry(visitor);
      await until(visitor, isOpen, false);
      await back(visitor);
      await until(visitor, path, '/');
    });

    test('the form names what is missing, then the visitor is thanked', async () => {
      const visitor = await open();
      await show(visitor, '/contact-us', wide);
      await visitor.hover(send);
      // Until then the browser itself says what is missing.
      await until(visitor, isMounted);
      await visitor.click(send);
      await until(visitor, count('form [aria-invalid=true]'), 4);
      await until(visitor, `document.activeElement.role`, 'alert');
      await fillIn(visitor, sample);
      await visitor.click(send);
      await until(visitor, path, '/thank-you');
      expect(await site.storedAs(sample.message)).toMatchObject({ verified: true });
    });

    test('without scripts: menu, answers, and the form with faults and thanks', async () => {
      const visitor = await open(false);
      await show(visitor, '/company', narrow);
      await visitor.click(burger);
      await until(visitor, isOpen);
      await followEntry(visitor);
      await visitor.click('main details summary');
      await until(visitor, count('main details[open]'), 1);
      // Firefox stores the enquiry, but without scripts its driver goes on reading the page that was left by a post.
      if (name === 'Firefox') return;
      await show(visitor, '/contact-us', wide);
      await fillIn(visitor, { ...sample, email: 'ada@engine' });
      await visitor.click(send);
      await until(visitor, `document.activeElement.role`, 'alert');
      await until(visitor, `document.querySelector('#email').ariaInvalid`, 'true');
      await until(visitor, 'document.querySelector("#name").value', sample.name);
      await visitor.click('#email');
      await visitor.type('.example');
      await until(visitor, 'document.querySelector("#email").value', sample.email);
      await visitor.click(send);
      await until(visitor, path, '/thank-you');
    });

    test('every followed link arrives at the top of its page', async () => {
      const visitor = await open();
      await show(visitor, '/', wide);
      await wake(visitor);
      for (const to of ['/company', '/contact-us', '/']) {
        await visitor.read(scrollTo(400));
        await visitor.read(followed(to));
        await until(visitor, shownPage, to);
        await visitor.read('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        expect(await visitor.read(top), to).toBe(0);
      }
    });

    test('Back after a reload, before anything is touched, shows the page before', async () => {
      const visitor = await open();
      await show(visitor, '/', wide);
      await wake(visitor);
      await visitor.click(barLink('/company'));
      await until(visitor, shownPage, '/company');
      await visitor.reload();
      await until(visitor, shownPage, '/company');
      await back(visitor);
      await until(visitor, path, '/');
      await until(visitor, shownPage, '/');
    });

    test('an anchor on another page is its target, and Back leads to where the link was', async () => {
      const visitor = await open();
      await show(visitor, '/', wide);
      await wake(visitor);
      await visitor.read(scrollTo(500));
      await until(visitor, top, 500);
      await visitor.read(followed('/enterprises#architecture-advisory'));
      await until(visitor, shownPage, '/enterprises');
      await until(visitor, `document.querySelector(':target')?.id`, 'architecture-advisory');
      await until(visitor, `document.activeElement?.id`, 'architecture-advisory');
      expect(await visitor.read(top)).toBeGreaterThan(200);
      await back(visitor);
      await until(visitor, shownPage, '/');
      await until(visitor, top, 500);
    });
  });
