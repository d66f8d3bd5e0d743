/** Reads the files of an opened content by their schemas. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Collections } from './collections.ts';
import type { TextFile } from './content-files.ts';
import type { Figures } from './figures.ts';
import { type ProseSection, proseSections } from './markdown.ts';
import type { OpenedContent } from './open-content.ts';
import { type FixedPath, isNeeded, paths } from './paths.ts';
import {
  type CalculatorCopy,
  type CalculatorName,
  calculatorNames,
  calculatorSchemas,
} from './schema/calculators.ts';
import { type PageFields, type PageRoute, pageRoutes, pageSchemas } from './schema/pages.ts';

/** A page's fields, with the sections of its text. */
type PageText<Route extends PageRoute> = PageFields<Route> & {
  file: string;
  slug: string;
  path: string;
  sections: ProseSection[];
};

type ReadPages = { [Route in PageRoute]?: PageText<Route> | undefined };

/** By route. An owner can remove a page that no code leads to. */
export type Pages = ReadPages & { [Route in Extract<PageRoute, FixedPath | '/not-found'>]: PageText<Route> };

export function areComplete(pages: ReadPages): pages is Pages {
  return pageRoutes.every((route) => !isNeeded(route) || pages[route] !== undefined);
}

export class Reader {
  readonly #opened: OpenedContent;
  readonly #figures: Figures | null;

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

  /** An owner can remove a calculator. The planner's copy is needed where its page is. */
  calculators() {
    const schemas = calculatorSchemas(this.#opened.names);
    const read = calculatorNames.flatMap((name) => {
      const file = join(this.#opened.folder, `calculators/${name}.yaml`);
      const isThere = name === 'planner' ? this.#hasPage(paths.plotACourse) : existsSync(file);
      return isThere ? [[name, this.file(file, schemas[name])]] : [];
    });
    // The compiler doesn't follow a name through the table.
    return Object.fromEntries(read) as { [Name in CalculatorName]?: CalculatorCopy[Name] | undefined };
  }

  /** A YAML file by its path. */
  file<Schema extends z.ZodType>(file: string, schema: Schema) {
    const { source, references } = this.#opened;
    return source(file).fill(references).read(schema);
  }

  /** A page's fields, with its text made into sections. */
  text<Schema extends z.ZodObject>({ file, slug, path, source }: TextFile, schema: Schema) {
    const data = source.read(schema);
    const sections = source.isReadable ? proseSections(source, this.#figures) : [];
    return data && { ...data, file, slug, path, sections };
  }

  /** The pages with a layout of their own. One with a fault is missing. */
  pages(): ReadPages {
    const read = pageRoutes
      .filter((route) => this.#hasPage(route))
      .map((route) => [route, this.text(this.#pageFile(route), pageSchemas[route])]);
    // The compiler doesn't follow a route through the table.
    return Object.fromEntries(read) as ReadPages;
  }

  #hasPage(path: string): boolean {
    return isNeeded(path) || this.#opened.texts.some((text) => text.path === path);
  }

  #pageFile(path: string): TextFile {
    const { folder, texts, source } = this.#opened;
    const file = join(folder, `pages${path}.md`);
    const found = texts.find((text) => text.file === file);
    return found ?? { file, folder: 'pages', slug: path.slice(1), path, source: source(file) };
  }
}
