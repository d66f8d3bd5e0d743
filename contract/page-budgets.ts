/** What a page may cost, in bytes as they're sent. Tests enforce these limits, and `/this-site` states the main ones. */
export const budgets = {
  /** The first ten packets, headers included: the whole first view, chart and all. */
  firstView: 14_600,
  /** The whole document, headers included. */
  document: 24_000,
  /** Everything that's fetched for the first view at 390 px, and in how many requests. */
  firstVisit: 120_000,
  firstVisitRequests: 12,
  /** Both typefaces, each a file. */
  fonts: 45_000,
  fontFiles: 2,
  /** Script that runs before a visitor does anything, uncompressed. */
  bootScript: 1_536,
  /** Scripts and styles together, fetched at the first interaction. */
  firstTouch: 25_000,
  /** A page's part, headers included: what's fetched for a link. */
  part: 14_000,
  /** The bar's own targets, fetched when the browser is idle, where there's a hovering pointer and nobody saves data. */
  idle: 60_000,
  /** React and an island besides, on a page that has one. */
  island: 85_000,
  /** A drawing, uncompressed. */
  drawing: 40_000,
  /** A photo 800 pixels wide, as a phone fetches it. */
  photo: 60_000,
} as const;
