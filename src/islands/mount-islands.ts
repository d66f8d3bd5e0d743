/** Brings the islands of a page to life: where a visitor writes or computes. Each has a file here, `NAME.island.tsx`. */
import { loadWithin } from '../browser/load-within.ts';

/**
 * What an island's module exports as `mount`: it brings a place of the page to life.
 *
 * @param json what the page has for it.
 * @returns what takes React away from it.
 */
export type Mount = (place: HTMLElement, json: string) => () => void;

const modules = import.meta.glob<{ mount: Mount }>('./*.island.tsx');

const mounted = new Set<() => void>();

export function mountIslands(main: HTMLElement): void {
  const json = main.querySelector<HTMLTemplateElement>('template#island-data')?.content.textContent ?? 'null';
  for (const place of main.querySelectorAll<HTMLElement>('[data-island]')) void mountIn(place, json);
}

async function mountIn(place: HTMLElement, json: string): Promise<void> {
  try {
    const { island = '' } = place.dataset;
    const load = modules[`./${island}.island.tsx`];
    if (!load) throw new Error(`There’s no src/islands/${island}.island.tsx for the island “${island}”`);
    const { mount } = await loadWithin(load);
    // The visitor may have left the page meanwhile.
    if (place.isConnected) mounted.add(mount(place, json));
  } catch (error) {
    // Visitors need no message of ours: the form posts without scripts, and a calculator says that it couldn't be loaded.
    reportError(error);
    place.dataset['failed'] = '';
  }
}

/** Before what they're in is replaced. */
export function unmountIslands(): void {
  for (const unmount of mounted) unmount();
  mounted.clear();
}
