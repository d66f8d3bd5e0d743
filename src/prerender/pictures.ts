/** Draws every picture that the content refers to, once, under a name that changes with its content. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import type { Drawing } from '../charts/compositions/composition.ts';
import { pageLetters } from '../charts/page-letters.ts';
import type { HeroCrop, HeroFinder, Picture, PictureFinder } from '../content/page-data.ts';

export type Drawings = ReadonlyMap<string, Drawing>;

/** No picture may cost more: see the budget in docs/performance.md. */
const largestPicture = 40_000;

export class PictureStudio {
  readonly #drawings: Drawings;
  readonly #drawn = new Map<string, { svg: string; picture: Picture }>();

  constructor(drawings: Drawings) {
    this.#drawings = drawings;
  }

  /**
   * A name without a drawing has an address without a file: the check of the rendered pages finds it there.
   * @throws for a picture over budget.
   */
  readonly find: PictureFinder = (name, alt = '') => {
    const picture = this.#drawings.has(name) ? this.#draw(name).picture : undrawn(name);
    return { ...picture, alt };
  };

  /** The picture of a first view, with its drawing as markup of the page: it is there when the words are. */
  readonly findHero: HeroFinder = (name, kept = 'xMidYMid') => {
    const draw = this.#drawings.get(name);
    return draw ? { ...this.find(name), inline: inline(draw(pageLetters), kept) } : this.find(name);
  };

  /** Addresses of the pictures that were asked for and drawn. */
  get addresses(): ReadonlySet<string> {
    return new Set([...this.#drawn.values()].map(({ picture }) => picture.src));
  }

  svg(name: string): string {
    return this.#draw(name).svg;
  }

  svgOf({ src }: Picture): string {
    const drawn = [...this.#drawn.values()].find(({ picture }) => picture.src === src);
    if (!drawn) throw new Error(`${src} was not drawn here`);
    return drawn.svg;
  }

  #draw(name: string) {
    const known = this.#drawn.get(name);
    if (known) return known;
    const draw = this.#drawings.get(name);
    if (!draw) throw new Error(`No drawing has the name ${name}: add it to src/charts/catalogue.ts`);
    const svg = optimize(draw(), optimizing).data;
    if (svg.length > largestPicture) {
      throw new Error(
        `Picture ${name} has ${svg.length} bytes, over the budget of ${largestPicture}: draw it simpler`,
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

  /** Writes every picture that was asked for. */
  write(folder: string): void {
    mkdirSync(join(folder, 'assets/pictures'), { recursive: true });
    for (const { svg, picture } of this.#drawn.values()) writeFileSync(join(folder, picture.src), svg);
  }
}

const optimizing = { multipass: true, floatPrecision: 1 };

/** A page has rules for its size, and needs no namespace. What does not fit the hero's shape is cut off. */
function inline(svg: string, kept: HeroCrop): string {
  return optimize(svg, optimizing).data.replace(
    /^<svg [^>]*?(viewBox="[^"]+")[^>]*>/,
    `<svg $1 preserveAspectRatio="${kept} slice">`,
  );
}

function undrawn(name: string): Picture {
  return { src: `/assets/pictures/${name}.svg`, width: 1, height: 1, alt: '' };
}
