/** Answers of the server without what differs between builds, runs and owners. */
import { fixture } from '../support/built-site.ts';

const leftOut = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const stable = (text: string): string =>
  text
    .replaceAll(fixture.manifest().siteUrl, 'SITE')
    .replaceAll(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-…'");

export function headersOf({ headers }: Response): Map<string, string> {
  const wanted = [...headers].filter(([name]) => !leftOut.has(name));
  return new Map(
    wanted.map(([name, value]) => {
      if (name === 'etag') return [name, '"…"'];
      return [name, stable(value)];
    }),
  );
}

/** The same for anyone who asks: no redirect is followed, nothing is compressed. */
export function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'accept-encoding': 'identity', ...init.headers };
  return fetch(url, { redirect: 'manual', ...init, headers });
}
