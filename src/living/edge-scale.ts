/** Where the sections of a page are on the scale at the sheet's edge, and where the reader is. */

export type Place = {
  id: string;
  label: string;
  /** Scroll position at which its reading begins, in pixels. */
  from: number;
  /** Place on the scale, in pixels from its top. */
  at: number;
};

type Extent = {
  /** How far the page can be scrolled. */
  travel: number;
  /** Length of the scale. */
  length: number;
};

/** Two ticks are at least so far apart, that each is a target of its own. */
const leastGap = 26;

/** Empty where the scale is too short for all. Sections that begin beside each other have one place. */
export function placesOn(
  { travel, length }: Extent,
  sections: readonly Pick<Place, 'id' | 'label' | 'from'>[],
): Place[] {
  const apart = sections.filter(({ from }, index) => from !== sections[index - 1]?.from);
  if (travel <= 0 || (apart.length + 1) * leastGap > length) return [];
  const places = apart.map(({ id, label, from }) => {
    const begins = Math.min(travel, Math.max(0, from));
    return { id, label, from: begins, at: (begins / travel) * length };
  });
  // Down from the top, then up from the foot.
  let above = 0;
  for (const place of places) {
    place.at = Math.max(place.at, above);
    above = place.at + leastGap;
  }
  let below = length;
  for (const place of places.toReversed()) {
    place.at = Math.min(place.at, below);
    below = place.at - leastGap;
  }
  return places;
}

/** Where a scroll position is on the scale: between two ticks as far as between their sections. */
export function positionOn({ travel, length }: Extent, places: readonly Place[], scrolled: number): number {
  const marks = [{ from: 0, at: 0 }, ...places, { from: travel, at: length }];
  const next = marks.findIndex(({ from }) => from > scrolled);
  const [before, after] = [marks.at(next - 1), marks.at(next)];
  if (next < 1 || !before || !after) return length;
  return before.at + ((scrolled - before.from) / (after.from - before.from)) * (after.at - before.at);
}

/** The last section that has begun. */
export function placeAt(places: readonly Place[], scrolled: number): Place | undefined {
  return places.findLast(({ from }) => from <= scrolled + 1);
}
