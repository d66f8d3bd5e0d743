/**
 * Stands inside the head, and so imports nothing: asks for the fonts ahead where they can be there in time.
 * A browser holds its first paint up to 100 ms for fonts that were announced. Where a round trip takes longer
 * than that, a first visit would only wait; the fonts then come without a hold, and are there from the next
 * page load on. Who has been here before has them.
 */
{
  const hold = 100;
  const { connection } = navigator as Navigator & { connection?: { rtt?: number } };
  const isSlow = Number(connection?.rtt) > hold;
  if (!isSlow || hasBeenHere()) {
    for (const href of document.currentScript?.dataset['fonts']?.split(' ') ?? []) {
      const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }

  function hasBeenHere(): boolean {
    try {
      // Written by `boot` on every page.
      return localStorage.getItem('visit-history') !== null;
    } catch {
      return false;
    }
  }
}

export {};
