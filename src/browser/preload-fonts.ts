/** Preloads the fonts where they can arrive before the first paint. */

/** Milliseconds for which a browser holds its first paint for fonts that are preloaded. */
const paintHold = 100;

/**
 * The preloads of the fonts stand in a `template`, and are added to the head where the fonts can arrive in time.
 * Where a round trip takes longer than the hold, they would only delay a first visit's paint. Without a preload
 * the fonts are fetched all the same, and are in the cache for the next page.
 *
 * @param earlier not empty where an earlier visit left the fonts in the browser's cache.
 */
export function preloadFonts(earlier: string): void {
  const roundTrip = navigator.connection?.rtt ?? 0;
  if (roundTrip > paintHold && !earlier) return;
  document.head.append(document.querySelector('template')?.content ?? '');
}
