/** Every picture that the content refers to, under a name that changes with it: files as they are, others drawn. */
import { createHash } from 'node:crypto';
import { pictureAddress, pictures, socialImages } from '../../contract/addresses.ts';
import { budgets } from '../../contract/page-budgets.ts';
import type { Brand } from '../brand/brand.ts';
import { inBothPalettes, inColours } from '../brand/inks.ts';
import type { Drawings } from './drawings.ts';
import { type ImageFile, type Images, noImages } from './images.ts';
import type { Outlines } from './outlines.ts';
import { convertPhoto, photoForPanel } from './photos.ts';
import {
  type HeroCrop,
  type HeroFinder,
  type OptionalPictureFinder,
  type Picture,
  type PictureFinder,
  type SocialImageFinder,
  shapes,
} from './picture.ts';
import { type Box, cutOut, type SizedPicture } from './picture-sizes.ts';
import { renderSocialImage, socialOptions } from './social-images.ts';

/** Where a page has no picture of its own. */
const commonChart = 'hero-home';

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

type Photo = { file: ImageFile; box?: Box | undefined };

export class PictureRegistry {
  readonly #outlines: Outlines;
  readonly #drawings: Drawings;
  readonly #files: Images['files'];
  readonly #inks: Brand['inkColours'];
  readonly #drawn = new Map<string, { svg: string; picture: Picture }>();
  /** How each file is made, by its address: of all owner's pictures, and of the drawings that were asked for. */
  readonly #made = new Map<string, () => Promise<Uint8Array> | Uint8Array | string>();
  readonly #photos = new Map<string, Photo>();
  /** Drawings over budget, which the build warns of: another typeface's letters can take more bytes. */
  readonly warnings: string[] = [];

  constructor(outlines: Outlines, drawings: Drawings, files = noImages.files) {
    this.#outlines = outlines;
    this.#drawings = drawings;
    this.#files = files;
    this.#inks = outlines.brand.inkColours;
    for (const file of files.values()) this.#add(file, file);
  }

  #add({ picture, variants }: SizedPicture, file: ImageFile): void {
    const [largest] = variants;
    if (largest) this.#photos.set(picture.src, { file, box: largest.box });
    else if (file.svg) {
      const { svg } = file;
      this.#made.set(picture.src, () => svg);
    }
    for (const variant of variants) this.#made.set(variant.address, () => convertPhoto(file, variant));
  }

  /** A name with neither file nor drawing gets a dead address, which the check of the rendered pages reports. */
  readonly find: PictureFinder = (name, alt = '', shape) => {
    const file = this.#files.get(name);
    if (file) {
      const cut = shape ? cutOut(name, file, shapes[shape]) : null;
      if (cut) this.#add(cut, file);
      const { picture } = cut ?? file;
      return { ...picture, alt: alt || picture.alt };
    }
    const picture = this.#drawings.has(name) ? this.#draw(name).picture : undrawn(name);
    return { ...picture, alt };
  };

  readonly findOptional: OptionalPictureFinder = (name, ...asked) =>
    this.#files.has(name) || this.#drawings.has(name) ? this.find(name, ...asked) : null;

  /** The picture of a first view, with its drawing as markup of the page: it is there when the words are. */
  readonly findHero: HeroFinder = (name, kept = 'xMidYMid') => {
    const drawing = this.#drawings.get(name);
    // Other heroes than covers are drawings.
    if (!drawing) return this.find(name, '', 'cover');
    return { ...this.find(name), inline: inline(drawing.page?.() ?? drawing.svg, kept) };
  };

  readonly addSocialImage: SocialImageFinder = ({ path, image, ...shown }) => {
    const { brand } = this.#outlines;
    const chart = image ?? this.find(commonChart);
    const look = [brand.palettes[shown.tone], brand.mark.symbol, brand.text.hash, brand.accent.hash];
    const hash = shortHash(JSON.stringify([shown, chart.src, look, socialOptions]));
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    const address = `${socialImages}${name}-${hash}.png`;
    this.#made.set(address, async () => {
      const embedded = await this.embedded(chart, brand.palettes[shown.tone].paper);
      const picture = { ...shown, chart: embedded, isPhoto: chart.photo !== undefined };
      return renderSocialImage(picture, this.#outlines);
    });
    return address;
  };

  get names(): string[] {
    return [...this.#drawings.keys(), ...this.#files.keys()];
  }

  /** Of the pictures that were asked for and drawn, and of all files. */
  get addresses(): ReadonlySet<string> {
    return new Set(this.#made.keys());
  }

  /** Of the sizes of photos, which can turn out too large. */
  get photoAddresses(): string[] {
    return [...this.addresses].filter((address) => /\.(?:avif|webp)$/.test(address));
  }

  /** @throws ContentError for a photo that cannot be brought within its budget. */
  async file(address: string): Promise<string | Uint8Array | null> {
    return this.#made.get(address)?.() ?? null;
  }

  svg(name: string): string {
    return this.#draw(name).svg;
  }

  /** A picture to be set into another one on a ground of this colour, as a data address and in light colours. */
  async embedded({ src }: Picture, ground: string): Promise<string> {
    const photo = this.#photos.get(src);
    if (photo) {
      const bytes = await photoForPanel(photo.file, photo.box, ground);
      return `data:image/jpeg;base64,${bytes.toString('base64')}`;
    }
    const svg = await this.file(src);
    if (svg === null) throw new Error(`${src} was not drawn here`);
    const light = inColours(Buffer.from(svg).toString(), this.#outlines.brand.inkColours.light);
    return `data:image/svg+xml;base64,${Buffer.from(light).toString('base64')}`;
  }

  #draw(name: string) {
    const known = this.#drawn.get(name);
    if (known) return known;
    const drawing = this.#drawings.get(name);
    if (!drawing) throw new Error(`No drawing has the name ${name}: add content/charts/${name}.svg`);
    const svg = inBothPalettes(drawing.svg, this.#inks);
    const drawn = { svg, picture: this.#addDrawn(name, svg) };
    this.#drawn.set(name, drawn);
    return drawn;
  }

  #addDrawn(name: string, svg: string): Picture {
    const bytes = Buffer.byteLength(svg);
    if (bytes > budgets.drawing) {
      this.warnings.push(
        `Drawing ${name} has ${bytes} bytes, over the budget of ${budgets.drawing}, and will load slowly. Draw it simpler, or choose a typeface with plainer letters.`,
      );
    }
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    if (!width || !height) throw new Error(`Picture ${name} does not say its width and height`);
    const hash = shortHash(svg);
    const src = pictureAddress(name, hash, '.svg');
    this.#made.set(src, () => svg);
    return { src, width: Number(width), height: Number(height), alt: '' };
  }
}

/** A page has rules for its size, and needs no namespace. What does not fit the hero's shape is cut off. */
function inline(svg: string, kept: HeroCrop): string {
  return svg.replace(/^<svg [^>]*?(viewBox="[^"]+")[^>]*>/, `<svg $1 preserveAspectRatio="${kept} slice">`);
}

function undrawn(name: string): Picture {
  return { src: `${pictures}${name}.svg`, width: 1, height: 1, alt: '' };
}
