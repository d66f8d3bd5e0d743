/** The browser's files, as pages name them; the server's contact page does too. */
import { dataAddress, paths } from '../content/paths.ts';

export type CalculatorKind = 'offer' | 'planner';

export type ClientFiles = {
  /** The text of the script in the head. */
  boot: string;
  /** Address of React's chunk, which `boot` evaluates before the client's. */
  react: string;
  /** Address of the client entry. */
  client: string;
  /** By the source of each module that is loaded by itself: its chunk, and the chunks that this imports. */
  modules: Readonly<Record<string, readonly string[]>>;
  stylesheet: string;
  fonts: readonly string[];
  /** Name of the build, by which a page and the data fetched for it are known to belong together. */
  build: string;
};

/** Everything that React needs to hydrate the page at `path`, with its calculator. */
export function filesToHydrate(path: string, files: ClientFiles, calculator?: CalculatorKind): string[] {
  const template = path === paths.contact ? 'src/pages/contact/contact-page.tsx' : 'src/pages/pages.ts';
  return [
    ...new Set([
      ...chunksOf(files, 'src/app/client.tsx'),
      ...chunksOf(files, template),
      ...(calculator ? chunksOf(files, views[calculator]) : []),
    ]),
    '/layout.data.json',
    dataAddress(path),
  ];
}

/** What a calculator needs beyond what every page has loaded. */
export function calculatorScripts(files: ClientFiles, calculator: CalculatorKind): string[] {
  const loaded = filesToHydrate(paths.home, files);
  return chunksOf(files, views[calculator]).filter((file) => !loaded.includes(file));
}

const views: Readonly<Record<CalculatorKind, string>> = {
  offer: 'src/calculators/engine/calculator-view.tsx',
  planner: 'src/calculators/planner/planner-view.tsx',
};

/** @throws where the bundle has no such module. */
function chunksOf({ modules }: ClientFiles, source: string): readonly string[] {
  const chunks = modules[source];
  if (!chunks) throw new Error(`The bundle has no ${source}`);
  return chunks;
}
