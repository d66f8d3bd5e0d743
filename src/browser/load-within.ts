/** The 120 seconds that whatever a page needs may take: its words, an island's script, the stylesheet. */

const limit = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reason: 'offline' | 'late' | 'broken';

  constructor(reason: ChunkLoadError['reason'], cause?: unknown) {
    super(`Part of this page is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** @throws {ChunkLoadError} when loading fails or takes longer than 120 s. */
export async function loadWithin<Loaded>(load: (signal: AbortSignal) => Promise<Loaded>): Promise<Loaded> {
  const patience = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLoadError('late'));
      patience.abort();
    }, limit);
  });
  try {
    return await Promise.race([load(patience.signal), expired]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    throw new ChunkLoadError(navigator.onLine === false ? 'offline' : 'broken', cause);
  } finally {
    clearTimeout(timer);
  }
}
