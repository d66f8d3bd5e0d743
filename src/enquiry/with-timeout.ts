/** The promise's value, or null where it fails or takes longer. */
export function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    promise.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
