/** Every picture that pages ask for, under an address that changes with it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { pictureAddress, pictures } from '../../contract/addresses.ts';
import type { Brand } from '../brand/brand.ts';
import { onDark } from '../brand/inks.ts';
import { shortHash } from '../brand/short-hash.ts';
import { drawingFile, drawingSource } from './drawing-file.ts';
import { convertPhoto } from './photos.ts';
import type { HeroCrop, HeroPicture, Picture } from './picture.ts';
import type { DrawingFile, Pictures } from './read-pictures.ts';

export class PictureRegistry {
  readonly #brand: Brand;
  readonly drawings: Map<string, DrawingFile>;
  readonly photos: Pictures['photos'];
  readonly #drawn = new Map<string, Picture>();
  /** By their addresses. */
  readonly files = new Map<string, () => Promise<Uint8Array | string>>();
  readonly shown = new Set<string>();

  constructor(brand: Brand, { drawings, photos }: Pick<Pictures, 'drawings' | 'photos'>) {
    this.#brand = brand;
    this.drawings = new Map(drawings);
    this.photos = photos;
  }

  /** A name without a file gets a dead address, which the check of the rendered pages reports. */
  find(name: string, alt = ''): Picture {
    this.shown.add(name);
    const picture = this.#photo(name) ?? this.#drawing(name) ?? undrawn(name);
    return { ...picture, alt: alt || picture.alt };
  }

  /** Null where there's no such picture, and words take its place. */
  findOptional(name: string, alt?: string): Picture | null {
    return this.#has(name) ? this.find(name, alt) : null;
  }

  /** The picture of a first view, with its drawing as markup of the page: it is there when the words are. */
  findHero(name: string, kept: HeroCrop = 'xMidYMid'): HeroPicture {
    const drawing = this.drawings.get(name);
    return { ...this.find(name), ...(drawing && { inline: inline(drawing.svg, kept) }) };
  }

  /** The name of a page's chart: its own, or always the same one of those called `generic-1` and so on. */
  findChart(name: string, tone: 'light' | 'dark'): string {
    const generic = [...this.drawings.keys()].filter((name) => /^generic-\d+$/.test(name)).sort();
    const number = createHash('sha256').update(name).digest().readUInt32BE();
    const chosen = generic[number % generic.length];
    const drawing = this.drawings.get(chosen ?? '');
    if (this.#has(name) || chosen === undefined || !drawing) return name;
    if (tone === 'light') return chosen;
    this.drawings.set(`${chosen}-dark`, { ...drawing, svg: onDark(drawing.svg) });
    return `${chosen}-dark`;
  }

  /** A file that's published as it is: gives its address. */
  addFile(file: string): string {
    const bytes = readFileSync(file);
    const { name, ext } = parse(file);
    const address = pictureAddress(name, shortHash(bytes), ext);
    this.files.set(address, async () => bytes);
    return address;
  }

  get names(): string[] {
    return [...this.drawings.keys(), ...this.photos.keys()];
  }

  #has(name: string): boolean {
    return this.photos.has(name) || this.drawings.has(name);
  }

  #photo(name: string): Picture | undefined {
    const photo = this.photos.get(name);
    if (!photo) return undefined;
    for (const { address, width } of photo.variants)
      this.files.set(address, () => convertPhoto(photo, width));
    return photo.picture;
  }

  #drawing(name: string): Picture | undefined {
    const drawing = this.drawings.get(name);
    const known = this.#drawn.get(name);
    if (known || !drawing) return known;
    const src = pictureAddress(name, shortHash(drawingSource(drawing, this.#brand)), '.svg');
    const { width, height, alt } = drawing;
    const picture = { src, width, height, alt };
    this.files.set(src, () => drawingFile(drawing, this.#brand));
    this.#drawn.set(name, picture);
    return picture;
  }
}

/** A page has rules for its size, and needs no namespace. What does not fit the hero's shape is cut off. */
function inline(svg: string, kept: HeroCrop): string {
  return svg.replace(
    /^<svg xmlns="[^"]+" (viewBox="[^"]+") width="\d+" height="\d+"/,
    `<svg $1 preserveAspectRatio="${kept} slice"`,
  );
}

export function undrawn(name: string): Picture {
  return { src: `${pictures}${name}.svg`, width: 1, height: 1, alt: '' };
}
