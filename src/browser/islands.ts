/**
 * Brings the islands of a page to life: where a visitor writes or computes. One comes when a visitor turns to it, or at
 * once if it has something of theirs to show. Each is beside its feature, `NAME.island.tsx`.
 */
import { loadWithin } from './load-within.ts';
import { tryStorage } from './storage.ts';
import { wholeStyles } from './whole-styles.ts';

/**
 * What an island's module exports as `mount`: it brings a place of the page to life.
 *
 * @param json what the page has for it.
 * @returns what takes React away from it.
 */
export type Mount = (place: HTMLElement, json: string) => () => void;

const modules = Object.entries(import.meta.glob<{ mount: Mount }>('../*/*.island.tsx'));

const mounted = new Set<() => void>();

export function mountIslands(main: HTMLElement): void {
  for (const place of main.querySelectorAll<HTMLElement>('[data-island]')) {
    const turnedTo = new AbortController();
    const begin = () => {
      turnedTo.abort();
      void mountIn(place, main);
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      place.addEventListener(type, begin, { signal: turnedTo.signal });
    const isTurnedTo = place.matches(':hover') || place.contains(document.activeElement);
    if (isTurnedTo || 'returned' in place.dataset || hasKept(main)) begin();
  }
}

/** Whether a page has something of this visitor to show: answers in its query, or what the tab keeps of an enquiry. */
function hasKept(main: HTMLElement): boolean {
  const place = main.querySelector<HTMLElement>('[data-kept]');
  const names = place?.dataset['kept']?.split(' ') ?? [];
  return names.some((name) =>
    name === '?' ? location.search !== '' : tryStorage(() => sessionStorage[name] !== undefined),
  );
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
    mounted.add(mount(place, templateIn(main, 'island-data').textContent ?? 'null'));
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

/** Before what they're in is replaced. */
export function unmountIslands(): void {
  for (const unmount of mounted) unmount();
  mounted.clear();
}
