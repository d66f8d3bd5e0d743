/** What the build adds to a rendered page's head: fonts announced, styles inside, and the script that wakes React. */

export type ClientFiles = {
  boot: string;
  client: string;
  /** What `client` imports in turn, fetched at once. */
  parts: readonly string[];
  stylesheet: string;
  fonts: readonly string[];
  /** Name of the build, so that a page and the data fetched for it can be told to belong together. */
  build: string;
};

/** `awake: false` for pages that React never takes over, such as Not Found: any address may show them. */
export function insertHead(html: string, style: string, files: ClientFiles, { awake = true } = {}): string {
  const { boot, client, parts, stylesheet, fonts, build } = files;
  const preloads = fonts
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const wake = awake
    ? ` data-client="${client}" data-parts="${parts.join(' ')}" data-styles="${stylesheet}"`
    : '';
  const script = `<script type="module" async src="${boot}"${wake}></script>`;
  const charset = /<meta charset="utf-8"\/>/i;
  if (!charset.test(html)) throw new Error('The rendered page has no charset to put its head behind');
  return html
    .replace('<html', () => `<html data-build="${build}"`)
    .replace(charset, (meta) => `${meta}${preloads}<style>${style}</style>${script}`);
}
