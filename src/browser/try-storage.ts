/** Storage that a browser blocks, or that is full, is no error: the site works without. */
export function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
