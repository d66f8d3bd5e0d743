/** The browser's files, by what they are for: pages name them, and so does the contact page of the server. */
import { dataAddress, paths } from '../content/paths.ts';
import type { InstrumentName } from '../content/schema/instruments.ts';

export type ClientFiles = {
  /** The script that stands in the head: its text. */
  boot: string;
  client: string;
  /** What `client` evaluates in turn; the last one takes the page over. */
  parts: readonly string[];
  /** What the parts import or load besides, fetched along with them. */
  others: readonly string[];
  /** The pages' templates: those of the form and of the site's own figures come with their page only. */
  templates: { contact: string; thisSite: string; others: string };
  /** Each instrument's view with what it imports: only its own page needs it. */
  instruments: Readonly<Record<InstrumentName, readonly string[]>>;
  stylesheet: string;
  fonts: readonly string[];
  /** Name of the build, by which a page and the data fetched for it are known to belong together. */
  build: string;
};

/** Everything besides the parts that React needs to take over the page at `path`, with its instrument. */
export function preloads(
  path: string,
  { others, templates, instruments }: ClientFiles,
  instrument?: InstrumentName,
): string[] {
  const own = {
    [paths.contact]: [templates.contact],
    [paths.thisSite]: [templates.others, templates.thisSite],
  }[path] ?? [templates.others];
  const views = instrument ? instruments[instrument] : [];
  return [...others, ...own, ...views, '/layout.data.json', dataAddress(path)];
}
