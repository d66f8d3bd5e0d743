/** Pictures as pages are given them: photos, which become WebP at several widths, and drawings in the brand's inks. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  srcSet?: string;
};

/** Finds a picture by name. The build fails if there's none. */
export type PictureFinder = (name: string, alt?: string) => Picture;

/** Null where there's no such picture, and words take its place. */
export type OptionalPictureFinder = (...asked: Parameters<PictureFinder>) => Picture | null;

/** `inline` is its drawing as markup; browsers take it from the page. A photo has none. */
export type HeroPicture = Picture & { inline?: string };

export type HeroFinder = (name: string, kept?: HeroCrop) => HeroPicture;

/** The part that stays in view on screens of another shape: SVG's `preserveAspectRatio`. */
export type HeroCrop = 'xMidYMid' | 'xMaxYMid';

/** Gives the name of a page's chart: its own, or a generic one in the page's tone. */
export type ChartFinder = (name: string, tone: 'light' | 'dark') => string;
