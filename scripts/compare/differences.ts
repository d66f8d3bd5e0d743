/** What differs between two pictures of a page, and how the terminal and the report say so. */

/** `taller` in pixels, less than none where the page became shorter. */
type PictureDifference = { view: string; count: number; share: number; taller: number };

/** `only` says which of the two sites has the page, where one of them hasn't. */
export type PageDifference = { address: string; pictures: PictureDifference[]; only?: 'before' | 'after' };

export type Pixels = { width: number; values: Uint32Array };

/** How many pixels differ of two pictures of the same width. If one is taller, the rest of it differs. */
export function comparePixels({ width, values: before }: Pixels, { values: after }: Pixels) {
  const size = Math.max(before.length, after.length);
  let count = 0;
  for (let at = 0; at < size; at += 1) if (before[at] !== after[at]) count += 1;
  return { count, share: count / size, taller: (after.length - before.length) / width };
}

const percent = (share: number) => `${(100 * share).toFixed(share < 0.001 ? 4 : 1)}%`;

const height = (taller: number) => (taller === 0 ? '' : ` (${taller > 0 ? '+' : ''}${taller} px)`);

export function summarise(pages: readonly PageDifference[]): string {
  const lines = pages.map(({ address, pictures, only }) => {
    const shares = pictures.map(({ view, share, taller }) => `${view} ${percent(share)}${height(taller)}`);
    return `${address}: ${only ? `only ${only}` : shares.join(', ')}`;
  });
  const count = pages.length === 0 ? 'Nothing differs.' : `Pages that differ: ${pages.length}`;
  return [...lines, count].join('\n');
}

/** The same name in the folder `before` and in the folder `after`. */
export const pictureFile = (address: string, view: string) =>
  `${`${address}-${view}`.replaceAll(/[^\w-]/g, '_')}.png`;

/** The report. The browser draws the difference of two pictures: black where they're equal. */
export function reportPage(heading: string, pages: readonly PageDifference[]): string {
  const sections = pages.map(({ address, pictures }) => {
    const figures = pictures.map(({ view, count, share, taller }) => {
      const [before, after] = (['before', 'after'] as const).map(
        (side) => `<img loading="lazy" src="${side}/${pictureFile(address, view)}">`,
      );
      return `<details><summary>${view}: ${count} pixels, ${percent(share)}${height(taller)}</summary>
<div>${before}${after}<p>${before}${after}</p></div></details>`;
    });
    return `<h2>${address}</h2>${figures.join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Comparison</title><style>
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
img { width: 100%; }
p { display: grid; margin: 0; isolation: isolate; filter: brightness(8); }
p img { grid-area: 1 / 1; }
p img + img { mix-blend-mode: difference; }
</style><h1>Comparison</h1><pre>${heading}\n${summarise(pages)}</pre>${sections.join('\n')}</html>`;
}
