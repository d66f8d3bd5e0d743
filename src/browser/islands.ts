/**
 * Brings a page's island to life: where a visitor writes or computes. It comes when a visitor turns to it, or at once if
 * it has something of theirs to show. Each is beside its feature, `NAME.island.tsx`.
 */
import { loadWithin } from './load-within.ts';
import { readSession } from './storage.ts';
import { wholeStyles } from './whole-styles.ts';

/**
 * What an island's module exports as `mount`: it brings a place of the page to life.
 *
 * @param json what the page has for it.
 * @returns what takes React away from it.
 */
export type Mount = (place: HTMLElement, json: string) => () => void;

const modules = Object.entries(import.meta.glob<{ mount: Mount }>('../*/*.island.tsx'));

/** Sent to the window when the query of the shown page changes. */
export const queryChange = 'querychange';

let unmount: (() => void) | undefined;

export function mountIsland(main: HTMLElement): void {
  const place = main.querySelector<HTMLElement>('[data-island]');
  if (!place) return;
  const turnedTo = new AbortController();
  const begin = () => {
    turnedTo.abort();
    void mountIn(place, main);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    place.addEventListener(type, begin, { signal: turnedTo.signal });
  if (place.matches(':hover') || place.contains(document.activeElement) || hasKept(place)) begin();
}

/** Whether it has something of this visitor to show: a form that came back, or what its page names in `kept`. */
function hasKept({ dataset: { returned, kept = '' } }: HTMLElement): boolean {
  const isKept = (name: string) => (name === '?' ? location.search !== '' : readSession(name) !== null);
  return returned !== undefined || kept.split(' ').some(isKept);
}

async function mountIn(place: HTMLElement, main: HTMLElement): Promise<void> {
  try {
    const { island = '' } = place.dataset;
    const [, load] = modules.find(([file]) => file.endsWith(`/${island}.island.tsx`)) ?? [];
    if (!load) throw new Error(`There’s no ${island}.island.tsx for the island “${island}”`);
    // All of its scripts at once, so that none waits for another.
    document.head.append(templateIn(main, 'island-scripts'));
    const [{ mount }] = await Promise.all([loadWithin(load), wholeStyles()]);
    // The visitor may have left the page meanwhile.
    if (!place.isConnected) return;
    unmount = mount(place, templateIn(main, 'island-data').textContent ?? 'null');
    place.dataset['mounted'] = '';
  } catch (error) {
    // Visitors need no message of ours: the form posts without scripts, and a calculator says that it couldn't be loaded.
    reportError(error);
    place.dataset['failed'] = '';
  }
}

function templateIn(main: HTMLElement, id: string): DocumentFragment {
  const template = main.querySelector<HTMLTemplateElement>(`#${id}`);
  return document.importNode(template?.content ?? document.createDocumentFragment(), true);
}

/** Called before the `<main>` that it's in is replaced. */
export function unmountIsland(): void {
  unmount?.();
  unmount = undefined;
}
