/** The owner's limit for whatever a page needs: its words, an island's script, the stylesheet. */

/** In milliseconds. */
const limit = 120_000;

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** @throws {ChunkLoadError} when loading fails or takes longer than 120 s. */
export async function loadWithin<Loaded>(load: (signal: AbortSignal) => Promise<Loaded>): Promise<Loaded> {
  const patience = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLoadError(`Part of this page didn’t load within ${limit / 1000} seconds.`));
      patience.abort();
    }, limit);
  });
  try {
    return await Promise.race([load(patience.signal), expired]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    throw new ChunkLoadError(
      navigator.onLine === false
        ? 'You seem to be offline. Try again when you’re connected.'
        : 'Part of this page couldn’t be loaded.',
      { cause },
    );
  } finally {
    clearTimeout(timer);
  }
}
