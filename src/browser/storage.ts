/**
 * The browser's storage. If it's blocked or full, the site works without it. Everything that the site keeps there is
 * named here; there are no cookies.
 */

// In local storage, until the visitor clears it.
export const paletteKey = 'palette';
export const visitsKey = 'visit-history';

// In session storage, until the tab is closed.
export const draftKey = 'enquiry-draft';
/** A calculator's answers, on their way to the form. */
export const planKey = 'enquiry-plan';
/** Where each entry of the history was scrolled to. */
export const positionsKey = 'scroll-positions';

export function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    // Blocked or full.
  }
  return;
}

export function storedText(key: string): string {
  return tryStorage(() => localStorage.getItem(key)) ?? '';
}

/** JSON that one tab keeps; null if there's none, or it can't be read. */
export function readSession<Stored>(key: string): Stored | null {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null;
}

/** `null` removes the entry. Returns whether the browser stored it. */
export function writeSession(key: string, value: unknown): boolean {
  return (
    tryStorage(() => {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
      return true;
    }) ?? false
  );
}
