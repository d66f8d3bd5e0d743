/** Milliseconds after which a page that paints nothing, such as a hidden one, is no longer waited for. */
const longestFrame = 100;

/**
 * Lets the browser answer the visitor and paint before the work goes on. A mere `scheduler.yield` lets
 * input through, but goes on ahead of the paint that the visitor waits for.
 */
export function takeTurns(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}

/** Does `work` once the browser has painted, unless what is returned is called before: an effect's clean-up. */
export function afterPaint(work: () => void): () => void {
  let left = false;
  takeTurns().then(() => {
    if (!left) work();
  });
  return () => {
    left = true;
  };
}
