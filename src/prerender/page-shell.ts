/** What the build adds to a rendered page: in its head the first script and the styles, at its end what waking needs. */
import type { ClientFiles } from './client-files.ts';

/**
 * @param preload what React needs besides its parts to take the page over; null where it never does.
 * @throws where the page has no charset, behind which the head is put.
 */
export function completePage(
  html: string,
  style: string,
  files: ClientFiles,
  preload: readonly string[] | null,
): string {
  const { boot, client, fonts, build } = files;
  const script = `<script${preload ? ` data-client="${client}"` : ''}>${boot}</script>`;
  const charset = /<meta charset="utf-8"\/>/i;
  if (!charset.test(html)) throw new Error('The rendered page has no charset to put its head behind');
  return html
    .replace('<html', () => `<html data-build="${build}"`)
    .replace(
      charset,
      (meta) => `${meta}${firstViewAtOnce}${fontAnnouncement(fonts)}${script}<style>${style}</style>`,
    )
    .replace('</body>', (end) => `${preload ? wakingNeeds(files, preload) : ''}${end}`);
}

/** A browser that knows it paints nothing before the first view is whole, instead of the bar and then the words. */
const firstViewAtOnce = '<link rel="expect" href="#first-view" blocking="render">';

/** Fetches nothing by itself: `boot` puts it into the head where fonts can be there in time. */
export function fontAnnouncement(files: readonly string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="font" crossorigin>`);
  return `<template>${links.join('')}</template>`;
}

/** Behind everything that is seen, because the first view has to arrive in one round trip. */
function wakingNeeds({ parts, stylesheet }: ClientFiles, preload: readonly string[]): string {
  const needs = `data-parts="${parts.join(' ')}" data-preload="${preload.join(' ')}" data-styles="${stylesheet}"`;
  return `<template ${needs}></template><script type="speculationrules">${speculationRules}</script>`;
}

/**
 * Until React wakes, the browser draws the page ahead whose link is pointed at. The selector says when: what `eager`
 * alone means differs between browsers, and on a phone takes in every link in view.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*'] } },
          { selector_matches: 'a:is(:hover, :focus-visible)' },
        ],
      },
      eagerness: 'eager',
    },
  ],
});
