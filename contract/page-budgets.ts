/** What a page may cost, in bytes as they're sent. Tests enforce these limits, and `/this-site` states the main ones. */
export const budgets = {
  /** The first ten packets, headers included: the whole first view, chart and all. */
  firstView: 14_600,
  /** The whole document, headers included. */
  document: 24_000,
  /** Everything that's fetched for the first view at 390 px until `load`, and in how many requests. */
  firstVisit: 120_000,
  firstVisitRequests: 12,
  /** Both typefaces, each a file. */
  fonts: 45_000,
  fontFiles: 2,
  /** The script in the page itself, uncompressed. */
  bootScript: 1_536,
  /** Its scripts and styles together. It's fetched once the page has settled. */
  client: 25_000,
  /** A page's part, headers included: what's fetched for a link. */
  part: 14_000,
  /** The bar's own targets, fetched when the browser is idle, where there's a hovering pointer and nobody saves data. */
  idle: 60_000,
  /** React and an island besides, when a visitor turns to one. */
  island: 85_000,
  /** A drawing, uncompressed. */
  drawing: 40_000,
  /** A photo 800 pixels wide, as a phone fetches it. */
  photo: 60_000,
} as const;
