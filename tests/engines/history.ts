/** Links and Back, pressed early, late and while something loads: address and page always say the same. */
import { expect, test } from '../support/test.ts';
import { isStarted, type TestedEngine, until, type Visitor } from './engine.ts';
import { heldSite } from './held-site.ts';

const home = /^\/(?:parts\/[^/]+\/index\.txt)?$/;
const company = /\/company(?:\.txt)?$/;

/** Which page stands in the document, whatever the address says. */
const shownPage = `new URL(document.querySelector('link[rel=canonical]')?.href ?? 'none:/none').pathname`;
const path = 'location.pathname';
const top = 'Math.round(scrollY)';
const isFailed = `document.querySelector('main h1')?.textContent === 'Unexpected Application Error!'`;
const visits = `Object.values(JSON.parse(localStorage.getItem('visit-history') ?? '{}')).map((text) => new URL(text.split(' ').at(-1)).pathname)`;
const barLink = (to: string) => `.bar-menu > ul > li > a[href="${to}"]`;
const logo = '.bar-inner > .bar-home';
const scrollTo = (to: number) => `(window.scrollTo({ top: ${to}, behavior: 'instant' }), 1)`;

export function historyJourneys({ site, open }: TestedEngine): void {
  let visitor: Visitor | undefined;
  let held: Awaited<ReturnType<typeof heldSite>> | undefined;
  test.afterEach(async () => {
    await visitor?.close();
    held?.close();
    visitor = undefined;
  });

  const start = async () => {
    const engine = await open({ scripts: true });
    [visitor, held] = await Promise.all([engine.visit(), heldSite(site.options().baseURL)]);
    await visitor.resize(1440, 700);
    await visitor.goto(`${held.url}/`);
    return { visitor, line: held };
  };
  const follow = async (visitor: Visitor, to: string) => {
    await visitor.click(barLink(to));
    await until(visitor, shownPage, to);
  };
  /** At /company, a document of its own, with the client started, after a visit to the home page. */
  const atReloadedCompany = async (visitor: Visitor) => {
    await visitor.hover(barLink('/how-we-work'));
    await until(visitor, isStarted);
    await visitor.read(scrollTo(600));
    await until(visitor, top, 600);
    await follow(visitor, '/company');
    await visitor.reload();
    await until(visitor, shownPage, '/company');
  };
  const wake = async (visitor: Visitor) => {
    await visitor.press('Escape');
    await until(visitor, isStarted);
  };

  test('Back after a reload, before anything is touched, shows the page before', async () => {
    const { visitor } = await start();
    await atReloadedCompany(visitor);
    await visitor.back();
    await until(visitor, path, '/');
    await until(visitor, shownPage, '/');
  });

  test('a link pressed while Back loads leads to its page', async () => {
    const { visitor, line } = await start();
    await atReloadedCompany(visitor);
    await wake(visitor);
    line.hold(home);
    await visitor.back();
    await until(visitor, path, '/');
    // The link of the page that's shown, then the one that Back asked for.
    await visitor.click(barLink('/company'));
    await until(visitor, path, '/company');
    expect(await visitor.read(shownPage)).toBe('/company');
    await visitor.back();
    await until(visitor, path, '/');
    await visitor.click(logo);
    line.release();
    await until(visitor, shownPage, '/');
    expect(await visitor.read(path)).toBe('/');
    await follow(visitor, '/how-we-work');
  });

  test('a page that could not be loaded is left by any link, its own too, and is no visit', async () => {
    const { visitor, line } = await start();
    line.cut(company);
    await wake(visitor);
    await visitor.click(barLink('/company'));
    await until(visitor, isFailed);
    expect(await visitor.read(path)).toBe('/company');
    expect(await visitor.read(visits)).toEqual(['/']);
    line.cut(null);
    await visitor.click(barLink('/company'));
    await until(visitor, shownPage, '/company');
    await until(visitor, isFailed, false);
    expect(await visitor.read(visits)).toEqual(['/', '/company']);
  });

  test('who scrolls while Back loads finds both pages where they were left', async () => {
    const { visitor, line } = await start();
    await atReloadedCompany(visitor);
    await wake(visitor);
    line.hold(home);
    await visitor.back();
    await until(visitor, path, '/');
    await visitor.read(scrollTo(250));
    await until(visitor, top, 250);
    line.release();
    await until(visitor, shownPage, '/');
    await until(visitor, top, 600);
    await visitor.read('void setTimeout(() => history.forward())');
    await until(visitor, shownPage, '/company');
    await until(visitor, top, 250);
  });

  test('Back closes the menu, and the focus is in the page', async () => {
    const { visitor } = await start();
    await wake(visitor);
    await follow(visitor, '/company');
    await visitor.resize(800, 700);
    await visitor.click('.bar-inner > .burger');
    await until(visitor, `document.querySelector('#mobile-menu').matches(':popover-open')`);
    await visitor.back();
    await until(visitor, shownPage, '/');
    await until(visitor, `document.querySelector('#mobile-menu').matches(':popover-open')`, false);
    await until(visitor, `document.activeElement === document.querySelector('main')`);
  });

  test('an anchor on another page is its target, and Back and Forward know each entry once', async () => {
    const { visitor } = await start();
    await wake(visitor);
    await visitor.read(scrollTo(500));
    await until(visitor, top, 500);
    const entries = Number(await visitor.read('history.length'));
    const anchor = '/enterprises#architecture-advisory';
    await visitor.read(`(() => {
        const link = Object.assign(document.createElement('a'), { href: '${anchor}' });
        document.body.append(link);
        link.click();
        link.remove();
      })()`);
    await until(visitor, shownPage, '/enterprises');
    await until(visitor, `document.querySelector(':target')?.id`, 'architecture-advisory');
    await until(visitor, `document.activeElement?.id`, 'architecture-advisory');
    expect(await visitor.read('history.length')).toBe(entries + 1);
    const place = await visitor.read(top);
    expect(place).toBeGreaterThan(200);
    await visitor.back();
    await until(visitor, shownPage, '/');
    await until(visitor, top, 500);
    await visitor.read('void setTimeout(() => history.forward())');
    await until(visitor, shownPage, '/enterprises');
    await until(visitor, top, place);
  });
}
