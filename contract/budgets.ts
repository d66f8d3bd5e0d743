/** What a page may cost, in bytes as they're sent. Tests enforce these limits, and `/this-site` states them. */
export const budgets = {
  /** The first ten packets, headers included: the whole first view, chart and all. */
  firstView: 14_600,
  /** The whole document, headers included. */
  document: 24_000,
  /** Both typefaces. */
  fonts: 45_000,
  /** Script that runs before a visitor does anything, uncompressed. */
  bootScript: 1_792,
  /** Scripts that all pages share, fetched at the first interaction. */
  framework: 100_000,
} as const;
