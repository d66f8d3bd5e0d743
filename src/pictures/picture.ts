/**
 * A picture as pages are given it. The words for what's seen:
 *
 * - picture: whatever pages show under a name. Fields of pages that are called `image` hold one.
 * - image: an owner's file in `content/images/`, with its description.
 * - photo: an image made of pixels. It becomes AVIF and WebP at several widths.
 * - drawing: an SVG in the brand's colours, in one of the content's five folders for them.
 * - figure: a picture in a text, with its caption. Where nothing is seen, a figure is a number.
 */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  photo?: { avif: string; webp: string };
  /** The class of what stays in view where a frame has another shape. */
  focus?: string;
};

/** The shapes in which lists show pictures: width by height. */
export const shapes = { cover: 8 / 5, portrait: 1 } as const;

/** Finds a picture by name, a file or a drawing. The build fails if there's neither. A file is cut to the `shape`. */
export type PictureFinder = (name: string, alt?: string, shape?: keyof typeof shapes) => Picture;

/** Null where there's no such picture, and words take its place. */
export type OptionalPictureFinder = (...asked: Parameters<PictureFinder>) => Picture | null;

/** `inline` is its drawing as markup; browsers take it from the page. A photo has neither. */
export type HeroPicture = Picture & { inline?: string };

export type HeroFinder = (name: string, kept?: HeroCrop) => HeroPicture;

/** What the picture for shared links shows of a page. */
export type SocialImageOf = {
  path: string;
  /** Accents, which stand between asterisks on a page, are set like the rest. */
  title: string;
  label?: string;
  image: Picture | null;
  tone: 'light' | 'dark';
  /** Which part of the chart is shown where the panel is narrower. */
  crop: 'middle' | 'right';
  siteName: string;
};

/** Gives the picture an address of its own: another one as soon as anything in it changes. */
export type SocialImageFinder = (of: SocialImageOf) => string;

/** The part that stays in view on screens of another shape: SVG's `preserveAspectRatio`. */
export type HeroCrop = 'xMidYMid' | 'xMaxYMid';
