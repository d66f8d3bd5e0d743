/** The one place that adds to a rendered document, or cuts from it: styles, the first script, what scripts load. */
import { createHash } from 'node:crypto';

type Additions = {
  shell?: string;
  head?: string;
  endOfMain?: string;
  atEnd?: string;
};

/** Cloudflare rewrites mail addresses, except between these comments. */
function withoutObfuscation(html: string): string {
  return html.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off--></body>');
}

export function addTo(html: string, { shell, head = '', endOfMain = '', atEnd = '' }: Additions): string {
  const places: readonly (readonly [before: string, added: string])[] = [
    ['</head>', head],
    ['</main>', endOfMain],
    ['</body>', atEnd],
  ];
  const named = shell === undefined ? html : html.replace('<html', () => `<html data-shell="${shell}"`);
  return places.reduce((document, [before, added]) => {
    if (added === '') return document;
    if (!document.includes(before))
      throw new Error(`The rendered page has no ${before} to put anything before`);
    return document.replace(before, () => added + before);
  }, named);
}

export function islandDataAtEnd(html: string): string {
  const [data = ''] = /<template id="island-data">.*?<\/template>/s.exec(html) ?? [];
  return addTo(html.replace(data, ''), { endOfMain: data });
}

/**
 * A page as the build writes it.
 *
 * @throws where the page has no head, or an island that isn't in the bundle.
 */
export function completePage(
  html: string,
  { style, fonts }: { style: string; fonts: readonly string[] },
  files: ClientFiles,
): string {
  const { boot, shell, printStyles } = files;
  // Before the whole stylesheet, or late fonts would be shown after all.
  const forPaper = `<link rel="stylesheet" href="${printStyles}" media="print">`;
  const announced = fontAnnouncement(fonts);
  return addTo(withIslandScripts(withoutObfuscation(html), files), {
    shell,
    head: `${firstViewAtOnce}${announced}<script>${boot}</script><style>${style}</style>${forPaper}`,
    atEnd: clientLinks(files),
  });
}

/** Browsers that support this paint the whole first view at once, instead of the bar before the words. */
const firstViewAtOnce = '<link rel="expect" href="#first-view" blocking="render">';

/** Fetches nothing by itself: `boot` puts it into the head where fonts can be there in time. */
export function fontAnnouncement(files: readonly string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="font" crossorigin>`);
  return `<template data-fonts>${links.join('')}</template>`;
}

/** What `boot` loads once the page has settled. */
function clientLinks({ client, stylesheet }: ClientFiles): string {
  const scripts = client.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const links = `<link rel="prefetch" as="style" href="${stylesheet}">${scripts}`;
  return `<template data-js="${client.at(-1)}" data-styles="${stylesheet}">${links}</template>`;
}

/** With the scripts of its island named behind the main content. */
export function withIslandScripts(html: string, { islands }: Pick<ClientFiles, 'islands'>): string {
  const [, name] = / data-island="([^"]*)"/.exec(html) ?? [];
  if (name === undefined) return html;
  const scripts = islands[name];
  if (!scripts) throw new Error(`A page has the island “${name}”, and there’s no ${name}.island.tsx`);
  const links = scripts.map((href) => `<link rel="modulepreload" href="${href}" data-page>`).join('');
  return addTo(html, { endOfMain: `<template id="island-scripts">${links}</template>` });
}

/**
 * A page's part takes the place of another page's when a link is followed. It's cut from the page's HTML, and needs
 * no styles.
 */
export function partOf(html: string): string {
  return `${between(html, '<title>', '</head>')}${between(html, '<main', '</main>')}</main>`;
}

function between(html: string, start: string, end: string): string {
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The rendered page has no ${start} before ${end}`);
  return html.slice(from, to);
}

/** The hash by which a content security policy allows an inline script or style. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The browser's files, as pages name them; the server's contact page does too. */
export type ClientFiles = {
  boot: string;
  /** The scripts of the client. The last one imports the others, and `boot` imports it. */
  client: readonly string[];
  islands: Readonly<Record<string, readonly string[]>>;
  stylesheet: string;
  printStyles: string;
  /** A hash of all that's around `<main>`: scripts, styles and layout. A page of another shell is loaded whole. */
  shell: string;
};

export type BrowserFiles = Pick<ClientFiles, 'boot' | 'client' | 'islands'>;
