/** Waiting with an end: the promise's value, or null where it fails or takes longer. */

export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    work.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
