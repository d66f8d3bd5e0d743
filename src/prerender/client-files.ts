/** The browser's files, by what they are for: pages name them, and so does the contact page of the server. */
import { dataAddress, paths } from '../content/paths.ts';

export type ClientFiles = {
  /** The script that stands in the head: its text. */
  boot: string;
  client: string;
  /** What `client` evaluates in turn; the last one takes the page over. */
  parts: readonly string[];
  /** What the parts import or load besides, fetched along with them. */
  beside: readonly string[];
  /** The pages' templates: the form comes with its own page only. */
  templates: { contact: string; others: string };
  stylesheet: string;
  fonts: readonly string[];
  /** Name of the build, by which a page and the data fetched for it are known to belong together. */
  build: string;
};

/** Everything besides the parts that React needs to take over the page at `path`. */
export function neededBeside(path: string, { beside, templates }: ClientFiles): string[] {
  const template = path === paths.contact ? templates.contact : templates.others;
  return [...beside, template, '/layout.data.json', dataAddress(path)];
}
