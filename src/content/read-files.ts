/** Reads each file of an opened content by its schema, and a text's body into sections. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type CalculatorCopy, type Collections, collections, type PageRoute } from './collections.ts';
import { offerSections, type TextFile } from './content-files.ts';
import { fillFacts, type References } from './facts.ts';
import { type ProseSection, proseSections } from './markdown.ts';
import type { OpenedContent } from './open-content.ts';
import { documentFiles, documentSchema } from './owner-documents.ts';
import { type neededPages, paths } from './paths.ts';
import { readFields } from './read-fields.ts';
import type { TextPictures } from './text-pictures.ts';

type PageText<Route extends PageRoute> = z.infer<Collections['pages'][Route]> & {
  file: string;
  slug: string;
  path: string;
  sections: ProseSection[];
};
type NeededRoute = Extract<PageRoute, (typeof neededPages)[number]>;

export type Pages = { [Route in Exclude<PageRoute, NeededRoute>]?: PageText<Route> } & {
  [Route in NeededRoute]: PageText<Route>;
};

/** A file with a fault is missing in what this returns, and its faults are in its source. */
export function readFiles(opened: OpenedContent, references: References, pictures: TextPictures) {
  const { folder, texts, drafts, names, table, source } = opened;
  for (const text of new Set([...texts, ...drafts])) fillFacts(text.source, references);

  const fieldsOf = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readFields(fillFacts(source(file), references), schema);
  const yaml = <Name extends keyof Collections['files']>(name: Name) =>
    // The compiler doesn't follow a name through the table.
    fieldsOf<z.ZodType>(join(folder, name), table.files[name]) as
      | z.infer<Collections['files'][Name]>
      | undefined;
  const page = <Schema extends z.ZodObject>({ file, slug, path, source }: TextFile, schema: Schema) => {
    const fields = readFields(source, schema);
    const sections = source.isReadable ? proseSections(source, pictures) : [];
    const isFaultyDraft = source.isDraft && source.faults.length > 0;
    return fields && !isFaultyDraft ? { ...fields, file, slug, path, sections } : undefined;
  };

  const routes = Object.keys(table.pages) as PageRoute[];
  const ownRoute = ({ folder, path }: TextFile) =>
    folder === 'pages' ? routes.find((route) => route === path) : undefined;
  const pages = Object.fromEntries(
    texts.flatMap((text) => {
      const route = ownRoute(text);
      const read = route && page(text, table.pages[route]);
      return read ? [[route, read]] : [];
    }),
  ) as Pages;
  const each = <Name extends TextFile['folder']>(name: Name) =>
    texts
      .filter((text) => text.folder === name && !ownRoute(text))
      .flatMap((text) => page<Collections['texts'][Name]>(text, table.texts[name]) ?? []);

  const calculators = Object.fromEntries(
    Object.entries(table.calculators).flatMap(([name, schema]) => {
      const file = join(folder, `calculators/${name}.yaml`);
      // The planner's copy is needed where its page is. Others can be removed.
      const isThere =
        name === 'planner' ? texts.some(({ path }) => path === paths.plotACourse) : existsSync(file);
      const copy = isThere ? fieldsOf<z.ZodType>(file, schema) : undefined;
      return copy ? [[name, copy]] : [];
    }),
  ) as Partial<CalculatorCopy>;

  const ofDrafts = collections({ ...names, drafts: new Map() });
  for (const draft of drafts.filter((draft) => !texts.includes(draft))) {
    const route = ownRoute(draft);
    page<z.ZodObject>(draft, route ? ofDrafts.pages[route] : ofDrafts.texts[draft.folder]);
  }

  const documents = documentFiles(folder);
  const offers = offerSections.flatMap((section) =>
    each(section)
      .map((offer) => ({ ...offer, section }))
      .sort(byOrder),
  );
  const caseStudies = each('case-studies').sort(byOrder);
  const textPages = each('pages');
  return {
    ...{ pages, offers, caseStudies, textPages },
    filedPages: [...offers, ...caseStudies, ...textPages, ...routes.flatMap((route) => pages[route] ?? [])],
    documents: documents.files.flatMap((document) => {
      const fields = fieldsOf(document.fields, documentSchema);
      return fields ? [{ ...fields, ...document }] : [];
    }),
    documentFaults: documents.faults,
    calculators,
    common: yaml('calculators/common.yaml'),
    home: yaml('home.yaml'),
    navigation: yaml('navigation.yaml'),
    priceWords: yaml('price-words.yaml'),
    redirects: yaml('redirects.yaml'),
  };
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
