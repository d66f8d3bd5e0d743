/** The site as its own case study: what the build weighs, and what the bench has measured. */
import { fill } from '../../../contract/fill.ts';
import { longDate } from '../long-date.ts';
import { measuredRow } from '../measured-rows.ts';
import { paths } from '../paths.ts';
import { type Builder, pageBase } from './builder.ts';

export type { MeasuredRow } from '../measured-rows.ts';

/** A page with what it weighs. */
export type Heaviest = { path: string; name: string; bytes: number };

/** Bytes are those of the bodies that brotli sends, where nothing else is said. */
export type BuildFigures = {
  pages: number;
  /** Of `/this-site`, in the order in which a first visit fetches them. */
  own: { firstView: number; document: number; requests: number; waking: number; wakingRequests: number };
  fonts: number;
  /** Uncompressed, since it is a part of the page. */
  script: number;
  firstView: Heaviest;
  document: Heaviest;
  framework: number;
  ownScripts: Heaviest;
  /** Uncompressed, as its bound is. */
  picture: number;
};

export type ThisSiteData = ReturnType<typeof thisSiteData>;
export type SoundingWords = ThisSiteData['soundings'];

/** @param figures of the finished build; null until there is one. */
export function thisSiteData(builder: Builder, figures: BuildFigures | null) {
  const { measured, circumstances, ...page } = builder.site.pages.thisSite;
  const { parts } = builder.site.measurements;
  const sections = measured.map(({ tables, ...section }) => ({
    ...section,
    tables: tables.flatMap(({ part: name, heading, method, rows }) => {
      const part = parts.find((candidate) => candidate.part === name);
      if (!part) return [];
      const { commit, machine, node, load } = part;
      const filled = fill(circumstances, { commit, machine, node, load, date: longDate(part.date) });
      return {
        heading,
        method,
        circumstances: part.note ? `${filled} ${part.note}` : filled,
        rows: rows.map((row) => measuredRow(part, row)),
      };
    }),
  }));
  return {
    ...pageBase(builder, paths.thisSite, page),
    image: builder.hero('index-this-site'),
    figures,
    // What was not measured is left out.
    measured: sections.filter(({ tables }) => tables.length > 0),
  };
}
