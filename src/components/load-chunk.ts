/** Loads a lazy part of the site, with a time limit. */

/** In milliseconds; the owner's limit. */
const chunkTimeout = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** @throws {ChunkLoadError} when the import fails or takes longer than 120 s. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(new ChunkLoadError(`Part of this page didn’t load within ${chunkTimeout / 1000} seconds.`)),
      chunkTimeout,
    );
  });
  try {
    return await Promise.race([load(), expired]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError(
      navigator.onLine === false
        ? 'You seem to be offline. Try again when you’re connected.'
        : 'Part of this page couldn’t be loaded.',
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
  }
}
