/** What the build adds to a rendered page: styles and the boot script in its head, what hydration needs at its end. */
import type { ClientFiles } from './client-files.ts';

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
  const head = `${firstViewAtOnce}${fontAnnouncement(fonts)}<script>${boot}</script><style>${style}</style>`;
  return html
    .replace('<html', () => `<html data-build="${build}"`)
    .replace('</head>', (end) => head + end)
    .replace('</body>', (end) => (needed ? hydrationNeeds(files, needed) : '') + end);
}

/** A browser that knows it paints nothing before the first view is whole, instead of the bar and then the words. */
const firstViewAtOnce = '<link rel="expect" href="#first-view" blocking="render">';

/** Fetches nothing by itself: `boot` puts it into the head where fonts can be there in time. */
export function fontAnnouncement(files: readonly string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="font" crossorigin>`);
  return `<template>${links.join('')}</template>`;
}

/** `boot` puts the links into the head at the first interaction. Behind everything that is seen at first. */
function hydrationNeeds(
  { react, client, stylesheet }: Pick<ClientFiles, 'react' | 'client' | 'stylesheet'>,
  needed: readonly string[],
): string {
  const links = needed.map((href) =>
    href.endsWith('.js')
      ? `<link rel="modulepreload" href="${href}">`
      : `<link rel="preload" as="fetch" crossorigin href="${href}">`,
  );
  const styles = `<link rel="preload" as="style" href="${stylesheet}">`;
  return `<template data-react="${react}" data-client="${client}" data-styles="${stylesheet}">${styles}${links.join('')}</template><script type="speculationrules">${speculationRules}</script>`;
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
          { not: { href_matches: ['/api/*', '/*.*'] } },
          { selector_matches: 'a:is(:hover, :focus-visible)' },
        ],
      },
      eagerness: 'eager',
    },
  ],
});
