/** Storage that a browser blocks, or that is full, is no error: the site works without. */
export function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** From the local storage; an empty text where nothing is stored. */
export function storedText(key: string): string {
  return tryStorage(() => localStorage.getItem(key)) ?? '';
}
