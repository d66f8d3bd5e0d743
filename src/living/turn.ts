/** The motion between two pages: a card's picture grows into its hero and back, neighbours slide in the reading direction. */

const timing = { duration: 520, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/**
 * What the reader leaves: the page, the `rel` of the pressed link, whether a card led from one to the other, and where
 * the picture of the pressed card was, or on Back the page's own chart.
 */
export type Left = {
  path: string;
  rel: string;
  byCard: boolean;
  picture: DOMRect | null;
  source: string;
};

const cardPicture = '.offer-picture, .case-cover';

export function heroChart(): HTMLElement | null {
  return document.querySelector('.hero-chart:not(svg)');
}

/** The picture of the card that a link belongs to, if it is one. */
export function pictureOf(link: Element | null | undefined): HTMLElement | null {
  return link?.closest('.offer-row, .case-card')?.querySelector<HTMLElement>(cardPicture) ?? null;
}

/** To be called when the page that one comes to stands in its place. */
export function turnPage(left: Left, isBack: boolean): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const chart = heroChart();
  // Where the page that one comes back to leads to the one that one leaves, that one leaves by its other side.
  const leadsBy = (rel: string) =>
    !left.byCard && document.querySelector(`a[rel=${rel}][href="${left.path}"]`) !== null;
  if (isBack ? leadsBy('prev') : left.rel === 'next') slide(chart, 1);
  else if (isBack ? leadsBy('next') : left.rel === 'prev') slide(chart, -1);
  else if (isBack) {
    const card = pictureOf(document.querySelector(`.cover-link[href="${left.path}"]`));
    // A case study's picture is cut off at its frame, so the frame moves.
    move(card?.closest<HTMLElement>('.case-picture') ?? card, left.picture);
  } else {
    standIn(chart, left.source);
    move(chart, left.picture);
  }
}

/** Until the chart itself has come, the card's picture is in its place. */
function standIn(chart: HTMLElement | null, source: string): void {
  if (!(chart instanceof HTMLImageElement) || chart.complete || !source) return;
  chart.style.background = `url("${source}") center / cover`;
  chart.addEventListener('load', () => chart.style.removeProperty('background'), { once: true });
}

function slide(chart: HTMLElement | null, direction: number): void {
  chart?.animate([{ transform: `translateX(${direction * 60}%)`, opacity: 0 }, {}], timing);
}

/** From another place to its own: as large as it has to be to cover that place, and cut to its shape. */
function move(picture: HTMLElement | null, from: DOMRect | null): void {
  if (!picture || !from || !isInView(from)) return;
  const to = picture.getBoundingClientRect();
  if (!isInView(to) || to.width === 0) return;
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const [x, y] = [
    middle(from.left, from.width, to.left, to.width),
    middle(from.top, from.height, to.top, to.height),
  ];
  const [across, down] = [(to.width - from.width / scale) / 2, (to.height - from.height / scale) / 2];
  picture.animate(
    [
      {
        transform: `translate(${x}px,${y}px) scale(${scale})`,
        clipPath: `inset(${Math.max(0, down)}px ${Math.max(0, across)}px)`,
        zIndex: 1,
      },
      { transform: 'none', clipPath: 'inset(0px 0px)', zIndex: 1 },
    ],
    timing,
  );
}

function middle(from: number, fromSize: number, to: number, toSize: number): number {
  return from + fromSize / 2 - (to + toSize / 2);
}

function isInView({ top, height }: DOMRect): boolean {
  return top < innerHeight && top + height > 0;
}
