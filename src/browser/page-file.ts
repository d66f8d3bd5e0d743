/** The next page, as the server sends it. */
import { trusted } from '../components/trusted.ts';

export type FetchedPage = { html: Document; build: string };

/** In milliseconds; the owner's limit for whatever a page needs. */
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

const pages = new Map<string, Promise<string | null>>();

/** Null where the browser has to load the address itself. What fails is asked for again the next time. */
export async function pageAt(path: string): Promise<FetchedPage | null> {
  const text = await textAt(path);
  if (text === null) return null;
  const html = new DOMParser().parseFromString(trusted.createHTML(text), 'text/html');
  return { html, build: html.documentElement.dataset['build'] ?? '' };
}

/** Fetches a page before it's asked for. */
export function prefetch(path: string): void {
  textAt(path).catch(() => undefined);
}

function textAt(path: string): Promise<string | null> {
  const known = pages.get(path);
  if (known) return known;
  const loading = loadWithin(async (signal) => {
    const answer = await fetch(path, { signal, headers: { accept: 'text/html' } });
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
    // The whole stylesheet has its rules, and this document's policy refuses those of another page.
    return isSwappable(answer) ? (await answer.text()).replace(/<style>.*?<\/style>/s, '') : null;
  });
  pages.set(path, loading);
  loading.catch(() => pages.delete(path));
  return loading;
}

/** A document keeps the policy that it came with. The contact page's is another one where reCAPTCHA is configured. */
function isSwappable({ ok, redirected, headers }: Response): boolean {
  const policy = headers.get('content-security-policy');
  const isStrict = policy === null || policy.includes('require-trusted-types-for');
  return ok && !redirected && isStrict && (headers.get('content-type') ?? '').startsWith('text/html');
}
