/** The chart beside a closing call: one drawing for each width. */
import type { Site } from '../../site/site.ts';

export type ClosingChart = NonNullable<ReturnType<typeof closingChart>>;

export function closingChart({ content: { pictures } }: Site, page: string) {
  const [narrow, medium, wide] = ['390', '820', '1440'].map((width) =>
    pictures.findOptional(`closing-${page}-${width}`),
  );
  return narrow && medium && wide ? { narrow, medium, wide } : null;
}
