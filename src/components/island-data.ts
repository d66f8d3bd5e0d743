/** How an island's data gets from the build into the browser: as JSON at the end of the page. */
/** What an island loads beyond what all pages have. */
export type Need = 'form' | 'calculator' | 'planner';

export const islandDataId = 'island-data';

/** JSON that can't end its own script element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
