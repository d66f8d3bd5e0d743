/** What the build adds to a rendered page's head: fonts announced, styles inside, and the script that wakes React. */
import type { ClientFiles } from './client-files.ts';

/**
 * @param beside what React needs besides its parts to take the page over; null where it never does.
 * @throws where the page has no charset, behind which the head is put.
 */
export function insertHead(
  html: string,
  style: string,
  files: ClientFiles,
  beside: readonly string[] | null,
): string {
  const { boot, client, parts, stylesheet, announceFonts, fonts, build } = files;
  const preloads = fonts
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const fontScript = `<script data-fonts="${fonts.join(' ')}">${announceFonts}</script><noscript>${preloads}</noscript>`;
  const wake = beside
    ? ` data-client="${client}" data-parts="${parts.join(' ')}" data-ahead="${beside.join(' ')}" data-styles="${stylesheet}"`
    : '';
  const script = `<script type="module" async src="${boot}"${wake}></script>`;
  const charset = /<meta charset="utf-8"\/>/i;
  if (!charset.test(html)) throw new Error('The rendered page has no charset to put its head behind');
  return html
    .replace('<html', () => `<html data-build="${build}"`)
    .replace(charset, (meta) => `${meta}${fontScript}<style>${style}</style>${script}`);
}
