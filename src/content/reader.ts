/** Reads the files of an opened content by their schemas, and remembers which were read by which. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Collections } from './collections.ts';
import type { TextFile } from './content-files.ts';
import type { Figures } from './figures.ts';
import type { Entry } from './links.ts';
import { type ProseSection, proseSections } from './markdown.ts';
import type { OpenedContent } from './open-content.ts';
import { fixedPaths } from './paths.ts';
import type { PageSchema } from './schema/text.ts';
import type { Source } from './source.ts';

/** A page's fields, with the sections of its text. */
export type PageText<Schema extends PageSchema> = z.infer<Schema> & {
  file: string;
  slug: string;
  path: string;
  sections: ProseSection[];
};

export class Reader {
  readonly entries: Entry[] = [];
  readonly #opened: OpenedContent;
  readonly #figures: Figures | null;
  readonly #prose = new Map<Source, ProseSection[]>();

  constructor(opened: OpenedContent, figures: Figures | null) {
    this.#opened = opened;
    this.#figures = figures;
    for (const { source } of opened.texts) source.fill(opened.references);
  }

  yaml<Name extends keyof Collections>(name: Name) {
    const { folder, table } = this.#opened;
    // The compiler doesn't follow a name through the table.
    return this.file(join(folder, name), table[name]) as z.infer<Collections[Name]> | undefined;
  }

  /** An owner can remove a calculator. */
  yamlIfThere<Name extends keyof Collections>(name: Name) {
    return existsSync(join(this.#opened.folder, name)) ? this.yaml(name) : undefined;
  }

  /** A YAML file by its path. */
  file<Schema extends z.ZodType>(file: string, schema: Schema) {
    const { source, references } = this.#opened;
    return this.#entry(source(file).fill(references), schema);
  }

  /** A page's fields, with its text made into sections. */
  text<Schema extends z.ZodObject>({ file, slug, path, source }: TextFile, schema: Schema) {
    const data = this.#entry(source, schema);
    const sections = source.isReadable ? this.prose(source) : [];
    return data && { ...data, file, slug, path, sections };
  }

  /** A page of its own in `content/pages/`, `/company` for one. */
  page<Schema extends z.ZodObject>(path: string, schema: Schema) {
    return this.text(this.#pageFile(path), schema);
  }

  /** The same again once all is read, for the page whose schema it is. */
  typedPage<Schema extends PageSchema>(path: string, schema: Schema): PageText<Schema> | undefined {
    if (!this.hasPage(path)) return undefined;
    const { file, slug, source } = this.#pageFile(path);
    const data = source.read(schema);
    return data && { ...data, file, slug, path, sections: this.prose(source) };
  }

  /** An owner can remove a page that no code leads to. */
  hasPage(path: string): boolean {
    return fixedPaths().includes(path) || this.#opened.texts.some((text) => text.path === path);
  }

  prose(source: Source): ProseSection[] {
    const sections = this.#prose.get(source) ?? proseSections(source, this.#figures);
    this.#prose.set(source, sections);
    return sections;
  }

  #pageFile(path: string): TextFile {
    const { folder, texts, source } = this.#opened;
    const file = join(folder, `pages${path}.md`);
    const found = texts.find((text) => text.file === file);
    return found ?? { file, folder: 'pages', slug: path.slice(1), path, source: source(file) };
  }

  #entry<Schema extends z.ZodType>(source: Source, schema: Schema): z.infer<Schema> | undefined {
    this.entries.push({ source, schema });
    return source.read(schema);
  }
}
