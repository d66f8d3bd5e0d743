/**
 * Every picture that the content refers to, under a name that changes with its content: files as they are
 * brought, the others drawn, once.
 */
import { createHash } from 'node:crypto';
import { optimize } from 'svgo';
import { inBothColours, inDayColours } from '../brand/inks.ts';
import type { Drawing } from '../charts/compositions/composition.ts';
import { pageLetters } from '../charts/page-letters.ts';
import { type Images, noImages } from '../content/images.ts';
import type { HeroCrop, HeroFinder, Picture, PictureFinder } from '../content/page-data.ts';
import type { BuildCache } from './build-cache.ts';
import { convertPhoto, photoForPanel } from './photos.ts';

export type Drawings = ReadonlyMap<string, Drawing>;

/** No picture may cost more: see the budget in docs/performance.md. */
const largestPicture = 40_000;

const optimizing = { multipass: true, floatPrecision: 1 };

const asPicture = once((draw) => inBothColours(optimize(draw(), optimizing).data));
const asMarkup = once((draw) => optimize(draw(pageLetters), optimizing).data);

/** What the development server need not draw again for every change of a text. */
function once(make: (draw: Drawing) => string): (draw: Drawing) => string {
  const made = new WeakMap<Drawing, string>();
  return (draw) => {
    const svg = made.get(draw) ?? make(draw);
    made.set(draw, svg);
    return svg;
  };
}

export class PictureRegistry {
  readonly #drawings: Drawings;
  readonly #files: Images['files'];
  readonly #drawn = new Map<string, { svg: string; picture: Picture }>();

  constructor(drawings: Drawings, files = noImages.files) {
    this.#drawings = drawings;
    this.#files = files;
  }

  /**
   * A name without file and drawing has an address that leads nowhere: the check of the rendered pages finds it.
   * @throws for a picture over budget.
   */
  readonly find: PictureFinder = (name, alt = '') => {
    const file = this.#files.get(name);
    if (file) return { ...file.picture, alt: alt || file.picture.alt };
    const picture = this.#drawings.has(name) ? this.#draw(name).picture : undrawn(name);
    return { ...picture, alt };
  };

  /** The picture of a first view, with its drawing as markup of the page: it is there when the words are. */
  readonly findHero: HeroFinder = (name, kept = 'xMidYMid') => {
    const draw = this.#drawings.get(name);
    return draw ? { ...this.find(name), inline: inline(asMarkup(draw), kept) } : this.find(name);
  };

  /** Of the pictures that were asked for and drawn, and of all files. */
  get addresses(): ReadonlySet<string> {
    const drawn = [...this.#drawn.values()].map(({ picture }) => picture.src);
    const files = [...this.#files.values()].flatMap(({ picture, variants }) => [
      picture.src,
      ...variants.map(({ address }) => address),
    ]);
    return new Set([...drawn, ...files]);
  }

  /**
   * What stands at one of the addresses.
   * @throws ContentError for a photo that cannot be brought within its budget.
   */
  async file(address: string, cache: BuildCache): Promise<string | Buffer | null> {
    for (const file of this.#files.values()) {
      const variant = file.variants.find((candidate) => candidate.address === address);
      if (variant) return convertPhoto(file, variant, cache);
      if (file.picture.src === address) return file.bytes;
    }
    return [...this.#drawn.values()].find(({ picture }) => picture.src === address)?.svg ?? null;
  }

  svg(name: string): string {
    return this.#draw(name).svg;
  }

  /** A picture to be set into another one, as a data address and by day. */
  async embedded({ src, photo }: Picture, cache: BuildCache): Promise<string> {
    const file = [...this.#files.values()].find(({ picture }) => picture.src === src);
    if (photo && file) return `data:image/jpeg;base64,${(await photoForPanel(file)).toString('base64')}`;
    const svg = await this.file(src, cache);
    if (svg === null) throw new Error(`${src} was not drawn here`);
    return `data:image/svg+xml;base64,${Buffer.from(inDayColours(svg.toString())).toString('base64')}`;
  }

  #draw(name: string) {
    const known = this.#drawn.get(name);
    if (known) return known;
    const draw = this.#drawings.get(name);
    if (!draw) throw new Error(`No drawing has the name ${name}: add it to src/charts/catalogue.ts`);
    const svg = asPicture(draw);
    if (svg.length > largestPicture) {
      throw new Error(
        `Picture ${name} has ${svg.length} bytes, over the budget of ${largestPicture}: draw it simpler, or choose typefaces of plainer letters in content/brand.yaml`,
      );
    }
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    if (!width || !height) throw new Error(`Picture ${name} does not say its width and height`);
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    const src = `/assets/pictures/${name}-${hash}.svg`;
    const picture = { src, width: Number(width), height: Number(height), alt: '' };
    const drawn = { svg, picture };
    this.#drawn.set(name, drawn);
    return drawn;
  }
}

/** A page has rules for its size, and needs no namespace. What does not fit the hero's shape is cut off. */
function inline(svg: string, kept: HeroCrop): string {
  return svg.replace(/^<svg [^>]*?(viewBox="[^"]+")[^>]*>/, `<svg $1 preserveAspectRatio="${kept} slice">`);
}

function undrawn(name: string): Picture {
  return { src: `/assets/pictures/${name}.svg`, width: 1, height: 1, alt: '' };
}
