/** Reads each file of an opened content by its schema, and a text's body into sections. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type CalculatorCopy, type Collections, collections, type PageRoute } from './collections.ts';
import { offerSections, type TextFile } from './content-files.ts';
import { fillFacts, type References } from './facts.ts';
import { type ProseSection, proseSections } from './markdown.ts';
import type { OpenedContent } from './open-content.ts';
import { documentFiles, documentSchema } from './owner-files.ts';
import type { neededPages } from './paths.ts';
import { readFields } from './read-fields.ts';
import type { FindPicture } from './text-pictures.ts';

type PageText<Route extends PageRoute> = z.infer<Collections['pages'][Route]> & {
  file: string;
  slug: string;
  path: string;
  sections: ProseSection[];
};
type AnyPages = { [Route in PageRoute]?: PageText<Route> };
type Pages = AnyPages & Required<Pick<AnyPages, Extract<PageRoute, (typeof neededPages)[number]>>>;

/** A file with a fault is missing in what this returns, and its faults are in its source. */
export function readFiles(opened: OpenedContent, references: References, findPicture: FindPicture) {
  const { folder, texts, drafts, names, table, source } = opened;
  for (const text of new Set([...texts, ...drafts])) fillFacts(text.source, references);

  const fieldsOf = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readFields(fillFacts(source(join(folder, file)), references), schema);
  const page = <Schema extends z.ZodObject>(
    { file, slug, path, source }: TextFile,
    schema: Schema,
    find = findPicture,
  ) => {
    const fields = readFields(source, schema);
    const sections = source.isReadable ? proseSections(source, find) : [];
    const isFaultyDraft = source.isDraft && source.faults.length > 0;
    return fields && !isFaultyDraft ? { ...fields, file, slug, path, sections } : undefined;
  };

  const routes = Object.keys(table.pages) as PageRoute[];
  const ownRoute = ({ path }: TextFile) => routes.find((route) => route === path);
  const pages = Object.fromEntries(
    texts.flatMap((text) => {
      const route = ownRoute(text);
      const read = route && page(text, table.pages[route]);
      return read ? [[route, read]] : [];
    }),
  ) as Pages;
  const each = <Schema extends z.ZodObject>(name: TextFile['folder'], schema: Schema) =>
    texts
      .filter((text) => text.folder === name && !ownRoute(text))
      .flatMap((text) => page(text, schema) ?? []);

  const calculators = Object.fromEntries(
    Object.entries(table.calculators).flatMap(([name, schema]) => {
      const file = `calculators/${name}.yaml`;
      const copy = existsSync(join(folder, file)) ? fieldsOf<z.ZodType>(file, schema) : undefined;
      return copy ? [[name, copy]] : [];
    }),
  ) as Partial<CalculatorCopy>;

  // A draft may name another.
  const ofDrafts = collections({ ...names, drafts: new Map() });
  for (const draft of drafts.filter((draft) => !texts.includes(draft))) {
    const route = ownRoute(draft);
    page<z.ZodObject>(draft, route ? ofDrafts.pages[route] : ofDrafts.texts[draft.folder], unpublished);
  }

  const offers = offerSections.flatMap((section) =>
    each(section, table.texts[section])
      .map((offer) => ({ ...offer, section }))
      .sort(byOrder),
  );
  const caseStudies = each('case-studies', table.texts['case-studies']).sort(byOrder);
  const textPages = each('pages', table.texts.pages);
  return {
    pages,
    offers,
    caseStudies,
    textPages,
    calculators,
    filedPages: [...offers, ...caseStudies, ...textPages, ...routes.flatMap((route) => pages[route] ?? [])],
    documents: documentFiles(folder, opened.faults).flatMap((document) => {
      const fields = fieldsOf(document.fields, documentSchema);
      return fields ? [{ ...fields, ...document }] : [];
    }),
    home: fieldsOf('home.yaml', table.files['home.yaml']),
    navigation: fieldsOf('navigation.yaml', table.files['navigation.yaml']),
    priceWords: fieldsOf('price-words.yaml', table.files['price-words.yaml']),
    redirects: fieldsOf('redirects.yaml', table.files['redirects.yaml']),
  };
}

/** A picture that's found is published, and a draft's isn't. */
const unpublished: FindPicture = (src) => ({ src, width: 0, height: 0, alt: '' });

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
