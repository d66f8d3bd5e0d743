/** Milliseconds that a browser holds its first paint for fonts that were announced. */
const hold = 100;

/**
 * The announcement of the fonts stands in a `noscript`, and is let out where they can be there in time. Where a
 * round trip takes longer than the hold, a first visit would only wait; the fonts then come without one, and
 * are there from the next page load on.
 *
 * @param atHand whether an earlier visit left the fonts in the browser's cache.
 */
export function announceFonts(atHand: () => unknown): void {
  const roundTrip = (navigator as Navigator & { connection?: { rtt?: number } }).connection?.rtt ?? 0;
  if (roundTrip > hold && !atHand()) return;
  document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript')?.textContent ?? '');
}
