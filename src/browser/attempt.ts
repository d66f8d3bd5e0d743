/** What `work` gives, or nothing where the browser refuses it: storage that is blocked or full is no error here. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
