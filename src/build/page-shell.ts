/** What the build adds to a rendered page: styles and the boot script in its head, what hydration needs at its end. */
import { createHash } from 'node:crypto';
import { api } from '../../contract/addresses.ts';
import type { Need } from '../content/page-kind.ts';
import { dataAddress, paths } from '../content/paths.ts';

/**
 * @param needed what React needs to hydrate the page; null where it never does.
 * @throws where the page has no head.
 */
export function completePage(
  html: string,
  style: string,
  files: Omit<ClientFiles, 'modules'>,
  needed: readonly string[] | null,
): string {
  const { boot, fonts, build } = files;
  if (!html.includes('</head>')) throw new Error('The rendered page has no head to put its styles into');
  // Before the whole stylesheet, which the client appends to the head. A sheet that's put before another makes browsers
  // begin anew with all of them, and fonts that came too late would be shown after all.
  const forPaper = `<link rel="stylesheet" href="${files.printStyles}" media="print">`;
  const head = `${firstViewAtOnce}${fontAnnouncement(fonts)}<script>${boot}</script><style>${style}</style>${forPaper}`;
  return html
    .replace('<html', () => `<html data-build="${build}"`)
    .replace('</head>', (end) => head + end)
    .replace('</body>', (end) => (needed ? hydrationNeeds(files, needed) : '') + end);
}

/** Browsers that support this paint the whole first view at once, instead of the bar before the words. */
const firstViewAtOnce = '<link rel="expect" href="#first-view" blocking="render">';

/** Fetches nothing by itself: `boot` puts it into the head where fonts can be there in time. */
export function fontAnnouncement(files: readonly string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="font" crossorigin>`);
  return `<template>${links.join('')}</template>`;
}

/** `boot` puts the links into the head at the first interaction. Behind everything that is seen at first. */
function hydrationNeeds(
  { entry, client, stylesheet }: Pick<ClientFiles, 'entry' | 'client' | 'stylesheet'>,
  needed: readonly string[],
): string {
  const links = needed.map((href) =>
    href.endsWith('.js')
      ? `<link rel="modulepreload" href="${href}">`
      : `<link rel="preload" as="fetch" crossorigin href="${href}">`,
  );
  const styles = `<link rel="preload" as="style" href="${stylesheet}">`;
  return `<template data-js="${entry}" data-client="${client}" data-styles="${stylesheet}">${styles}${links.join('')}</template><script type="speculationrules">${speculationRules}</script>`;
}

/**
 * Until React has hydrated, the browser draws the page ahead whose link is pointed at. The selector says when: what
 * `eager` alone means differs between browsers, and on a phone takes in every link in view.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [`${api}*`, '/*.*'] } },
          { selector_matches: 'a:is(:hover, :focus-visible)' },
        ],
      },
      eagerness: 'eager',
    },
  ],
});

/** By which a page and the data fetched for it are known to belong together: the build, and a hash of the data. */
export function buildOfPage(build: string, { data }: { data: unknown }): string {
  return `${build}.${shortHash(JSON.stringify(data))}`;
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

/** The hash by which a content security policy allows an inline script or style. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The browser's files, as pages name them; the server's contact page does too. */
export type ClientFiles = {
  /** The text of the script in the head. */
  boot: string;
  /** Address of what `boot` imports: React, which then imports the client. */
  entry: string;
  /** Address of the client. */
  client: string;
  /** By the source of each module that is loaded by itself: its chunk, and the chunks that this imports. */
  modules: Readonly<Record<string, readonly string[]>>;
  stylesheet: string;
  /** Address of the rules for paper. */
  printStyles: string;
  fonts: readonly string[];
  /**
   * Changes with the scripts, the styles and the layout's data: what was fetched under another name doesn't fit them.
   * It says nothing of a page's words, or one changed word would change every page. See `buildOfPage`.
   */
  build: string;
};

const templates = 'src/pages/pages.ts';

/** By what a page needs, the modules that are loaded for it beside the client. */
const modulesFor: Readonly<Record<Need, readonly string[]>> = {
  form: ['src/pages/contact/contact-page.tsx'],
  calculator: [templates, 'src/calculators/engine/calculator-view.tsx'],
  planner: [templates, 'src/calculators/planner/planner-view.tsx'],
};

type Chunks = Pick<ClientFiles, 'entry' | 'modules'>;

type Needing = { path: string; needs?: Need | undefined };

/** Everything that React needs to hydrate the page. */
export function filesToHydrate({ path, needs }: Needing, files: Chunks): string[] {
  const modules = needs ? modulesFor[needs] : [templates];
  return [
    ...new Set([
      files.entry,
      ...['src/app/client.tsx', ...modules].flatMap((source) => chunksOf(files, source)),
    ]),
    '/layout.data.json',
    dataAddress(path),
  ];
}

/** By the address of each page with a calculator, what shows it: beyond what every page has loaded. */
export function calculatorScripts(
  pages: readonly Needing[],
  files: Chunks,
): Readonly<Record<string, readonly string[]>> {
  const loaded = filesToHydrate({ path: paths.home }, files);
  return Object.fromEntries(
    pages.flatMap(({ path, needs }) =>
      needs === 'calculator' || needs === 'planner'
        ? [
            [
              path,
              modulesFor[needs]
                .flatMap((source) => chunksOf(files, source))
                .filter((file) => !loaded.includes(file)),
            ],
          ]
        : [],
    ),
  );
}

/** @throws where the bundle has no such module. */
function chunksOf({ modules }: Chunks, source: string): readonly string[] {
  const chunks = modules[source];
  if (!chunks) throw new Error(`The bundle has no ${source}`);
  return chunks;
}
