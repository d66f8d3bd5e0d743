/**
 * The islands' names, and how their data gets from the build into the browser: as JSON at the end of the page.
 *
 * A new island goes into these places: a file `x.island.tsx` that exports `mount`, its name below, its loader in
 * browser/islands.ts, its source in prerender/bundle.ts, and `<Island>` and `<IslandData>` in the page's template. The
 * compiler asks for the loader and the source.
 */

/** A part of a page that React has in the browser. A page has one at most. */
export type IslandName = 'form' | 'calculator' | 'planner';

/** Leads to an address of the site as a link would. `state` is the new history entry's. */
export type Navigate = (address: string, state?: object) => void;

/**
 * What an island's module exports as `mount`: it brings a place of the page to life.
 *
 * @param json what the build has written for it.
 * @returns what takes React away from it.
 */
export type Mount = (place: HTMLElement, json: string, navigate: Navigate) => () => void;

/** The id of the element that has the data. */
export const islandDataId = 'island-data';

/** JSON that can't end its own script element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
