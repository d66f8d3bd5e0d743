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
  bootScript: 1_792,
  /** Scripts that all pages share, fetched at the first interaction. */
  framework: 100_000,
  /** Scripts that one page needs besides, and those of a page with a calculator. */
  pageScripts: 12_000,
  calculatorScripts: 25_000,
  /** A drawing, uncompressed. */
  drawing: 40_000,
  /** A photo 800 pixels wide, as a phone fetches it. */
  photo: 60_000,
} as const;
