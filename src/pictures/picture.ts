/** Pictures as pages are given them: photos, which become WebP at several widths, and drawings in the brand's inks. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  srcSet?: string;
};

/** `inline` is its drawing as markup; browsers take it from the page. A photo has none. */
export type HeroPicture = Picture & { inline?: string };

/** The part that stays in view on screens of another shape: SVG's `preserveAspectRatio`. */
export type HeroCrop = 'xMidYMid' | 'xMaxYMid';
