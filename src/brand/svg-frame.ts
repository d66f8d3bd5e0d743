/** What an SVG file shows, in the units that it's drawn in. Of a size in millimetres, only the shape counts. */
type Attributes = Readonly<Record<string, string>>;

export function svgFrame({ viewBox, width, height }: Attributes) {
  const given = [Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')] as const;
  const box = (viewBox ?? `0 0 ${given.join(' ')}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , across = Number.NaN, down = Number.NaN] = box;
  const isShare = [width, height].some((length) => length?.trim().endsWith('%'));
  const shape = (!isShare && given[0] / given[1]) || across / down;
  // A frame of another shape than the viewBox shows more of the drawing: its sides, or its top and foot.
  const isSame = Math.abs(shape / (across / down) - 1) < 0.01;
  return { box, width: isSame ? across : down * shape, height: down };
}
