/**
 * What a journey needs of a browser, whichever program drives it. Presses and clicks are the machine's own, as a
 * visitor's are, so that whatever covers a button takes its click.
 */

import { z } from 'zod';
import { freshSite } from '../contact/fresh-site.ts';
import { expect, test } from '../support/test.ts';

export type Visitor = {
  goto(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Moves the pointer to the middle of the element, after scrolling it into view. */
  hover(selector: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  /** Types into what has the focus. */
  type(text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** Missing where Ctrl+Z from the driver does nothing, as in WebKit, even on a page without scripts. */
  undo?(): Promise<unknown>;
  /** Evaluates JavaScript, also where the page itself may run no script. */
  read(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
};

/** A running browser. Each visitor has a window, with nothing in it that another has left. */
export type Engine = { visit(): Promise<Visitor>; close(): Promise<unknown> };

type Key = 'Enter' | 'Escape';

export type EngineOptions = { scripts: boolean };

/** What tests in an engine share: a site, and a browser with scripts and one without, since that's asked for when it starts. */
export type TestedEngine = {
  site: ReturnType<typeof freshSite>;
  open(options: EngineOptions): Promise<Engine>;
};

/**
 * @param packages what Debian calls the programs that are needed.
 * @param open nothing where they aren't installed.
 */
export function testIn(
  name: string,
  packages: string,
  open: TestedEngine['open'] | undefined,
  define: (engine: TestedEngine) => void,
): void {
  test.describe(open ? name : `${name} (needs ${packages})`, () => {
    test.skip(!open, `${name} needs ${packages}`);
    const site = freshSite();
    const opened = new Map<boolean, Engine>();
    test.afterAll(() => Promise.all([...opened.values()].map((engine) => engine.close())));
    define({
      site,
      open: async ({ scripts }) => {
        if (!open) throw new Error(`${name} is missing`);
        const engine = opened.get(scripts) ?? (await open({ scripts }));
        opened.set(scripts, engine);
        return engine;
      },
    });
  });
}

/** Waits until an expression has a value, as long as a busy machine may need. */
export async function until(visitor: Visitor, expression: string, value: unknown = true): Promise<void> {
  await expect.poll(() => visitor.read(expression).catch(String), { message: expression }).toEqual(value);
}

/**
 * The client follows links from then on: it adds its styles in the same step. How the browser restores positions says
 * nothing here, because in Firefox that may outlive a reload.
 */
export const isStarted = `document.querySelector('head > link[rel=stylesheet]:not([media])') !== null`;

const point = z.tuple([z.number(), z.number()]);

/**
 * The middle of an element in the window, once it has stopped moving. A page may scroll a frame after it has changed,
 * for a field that takes the focus, and a busy machine draws few frames.
 */
export async function middleOf(selector: string, read: Visitor['read']): Promise<z.infer<typeof point>> {
  const seen: string[] = [];
  let middle: unknown;
  const isSteady = async () => {
    middle = await read(inView(selector)).catch(String);
    seen.push(JSON.stringify(middle));
    const last = seen.slice(-4);
    return (last.length === 4 && new Set(last).size === 1 && point.safeParse(middle).success) || middle;
  };
  await expect.poll(isSteady, { message: selector, intervals: [100] }).toBe(true);
  return point.parse(middle);
}

const inView = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded') return 'still loading';
  if (!element?.checkVisibility({ visibilityProperty: true })) return 'hidden';
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2].map(Math.round);
  // Neither below the bar nor at the edge.
  if (middle[1] > 100 && middle[1] < innerHeight - 20 || element.closest('.bar')) return middle;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return 'scrolled';
})()`;
