/** The one place that adds to a rendered document: its styles and first script, what scripts load, and data. */
import { createHash } from 'node:crypto';

type Additions = {
  /** Names the build on the document's own element. */
  build?: string;
  /** At the end of the head. */
  head?: string;
  /** Behind the main content. */
  behindMain?: string;
  /** Behind everything that a visitor reads. */
  atEnd?: string;
};

/**
 * Cloudflare writes mail addresses anew, and our policy stops the script that would make them readable again. Between these
 * comments it leaves them alone.
 */
function withoutObfuscation(html: string): string {
  return html.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off--></body>');
}

/** @throws where the document has no place for it. */
export function addTo(html: string, { build, head = '', behindMain = '', atEnd = '' }: Additions): string {
  const places: readonly (readonly [before: string, added: string])[] = [
    ['</head>', head],
    ['</main>', behindMain],
    ['</body>', atEnd],
  ];
  const named = build === undefined ? html : html.replace('<html', () => `<html data-build="${build}"`);
  return places.reduce((document, [before, added]) => {
    if (added === '') return document;
    if (!document.includes(before))
      throw new Error(`The rendered page has no ${before} to put anything before`);
    return document.replace(before, () => added + before);
  }, named);
}

/** With an island's data behind everything that's seen. */
export function islandDataAtEnd(html: string): string {
  const [data = ''] = /<template id="island-data">.*?<\/template>/s.exec(html) ?? [];
  return addTo(html.replace(data, ''), { behindMain: data });
}

/**
 * A page as the build writes it.
 *
 * @param ownFonts that it loads beside those of every page.
 * @throws where the page has no head, or an island that isn't in the bundle.
 */
export function completePage(
  html: string,
  { style, ownFonts = [], data = '' }: { style: string; ownFonts?: readonly string[]; data?: string },
  files: ClientFiles,
): string {
  const { boot, fonts, build, printStyles } = files;
  // Before the whole stylesheet, which the client appends to the head. A sheet that's put before another makes browsers
  // begin anew with all of them, and fonts that came too late would be shown after all.
  const forPaper = `<link rel="stylesheet" href="${printStyles}" media="print">`;
  const announced = fontAnnouncement([...fonts, ...ownFonts]);
  return addTo(withIslandScripts(withoutObfuscation(html), files), {
    build,
    head: `${firstViewAtOnce}${announced}<script>${boot}</script><style>${style}</style>${forPaper}`,
    atEnd: clientLinks(files) + data,
  });
}

/** Browsers that support this paint the whole first view at once, instead of the bar before the words. */
const firstViewAtOnce = '<link rel="expect" href="#first-view" blocking="render">';

/** Fetches nothing by itself: `boot` puts it into the head where fonts can be there in time. */
export function fontAnnouncement(files: readonly string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="font" crossorigin>`);
  return `<template data-font>${links.join('')}</template>`;
}

/** What's loaded once the page has settled: `boot` puts the links into the head. Behind everything that is seen at first. */
function clientLinks({ client, stylesheet }: ClientFiles): string {
  const scripts = client.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const links = `<link rel="preload" as="style" href="${stylesheet}">${scripts}`;
  return `<template data-js="${client.at(-1)}" data-styles="${stylesheet}">${links}</template>`;
}

/**
 * With the scripts of its island named behind the main content, for whoever turns to it: browser/islands.ts.
 *
 * @throws where no module brings the page's island to life.
 */
export function withIslandScripts(html: string, { islands }: Pick<ClientFiles, 'islands'>): string {
  const [, name] = / data-island="([^"]*)"/.exec(html) ?? [];
  if (name === undefined) return html;
  const scripts = islands[name];
  if (!scripts) throw new Error(`A page has the island “${name}”, and there’s no ${name}.island.tsx`);
  // Leaving the page, the client removes what's marked.
  const links = scripts.map((href) => `<link rel="modulepreload" href="${href}" data-page>`).join('');
  return addTo(html, { behindMain: `<template id="island-scripts">${links}</template>` });
}

/** The hash by which a content security policy allows an inline script or style. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The browser's files, as pages name them; the server's contact page does too. */
export type ClientFiles = {
  /** The text of the script in the head. */
  boot: string;
  /** The scripts of the client. The last one imports the others, and `boot` imports it. */
  client: readonly string[];
  /** By island, its scripts beside the client. */
  islands: Readonly<Record<string, readonly string[]>>;
  stylesheet: string;
  /** Address of the rules for paper. */
  printStyles: string;
  fonts: readonly string[];
  /** Changes with the scripts, the styles and the layout: a page of another build is loaded whole. */
  build: string;
};

/** Those that are bundled from the sources alone. */
export type BrowserFiles = Pick<ClientFiles, 'boot' | 'client' | 'islands'>;
