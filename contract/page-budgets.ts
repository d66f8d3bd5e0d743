/** What a page may cost, in bytes on the wire. Tests enforce it. */
export const budgets = {
  /** Ten packets with headers: the whole first view. */
  firstView: 14_600,
  /** With headers. */
  document: 24_000,
  /** The first view at 390 px, until `load`. */
  firstVisit: 120_000,
  firstVisitRequests: 12,
  fonts: 45_000,
  fontFiles: 2,
  /** In the page, uncompressed. */
  bootScript: 1_536,
  /** Scripts and styles together. */
  client: 25_000,
  /** With headers. */
  part: 14_000,
  /** The bar's targets, fetched when the browser is idle. */
  idle: 60_000,
  /** React and an island. */
  island: 85_000,
  /** Uncompressed. */
  drawing: 40_000,
  /** 800 pixels wide. */
  photo: 60_000,
} as const;
