/** Answers of the server as text for snapshots, without what differs between builds, runs and owners. */
import { officeTime } from '../../server/enquiries/office-time.ts';
import { fixture } from '../support/built-site.ts';

/** Set by HTTP itself, or different at each request. */
const leftOut = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

export function stable(text: string): string {
  return text
    .replaceAll(fixture.manifest().siteUrl, 'SITE')
    .replaceAll(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-…'")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
    .replaceAll(officeTimes(), 'TIME')
    .replaceAll(/(?<=consent(?: +|Version":"))\d{4}-\d\d-\d\d/g, 'VERSION');
}

/** Any time as the fixture's office writes it: some of its months are shortened to three letters, and others aren't. */
function officeTimes(): RegExp {
  const { office } = fixture.manifest();
  const inMonths = Array.from({ length: 12 }, (_, month) =>
    officeTime(Date.UTC(2026, month, 15), office)
      .replaceAll(/[^\w ]/g, '\\$&')
      .replaceAll(/\d+/g, '\\d+'),
  );
  return new RegExp(`(?:${inMonths.join('|')})(?: \\([^)]+\\))?`, 'g');
}

export function headersOf({ headers }: Response): Map<string, string> {
  const wanted = [...headers].filter(([name]) => !leftOut.has(name));
  return new Map(
    wanted.map(([name, value]) => {
      if (name === 'etag') return [name, '"…"'];
      if (name === 'x-request-id') return [name, 'ID'];
      return [name, stable(value)];
    }),
  );
}

/** The same for anyone who asks: no redirect is followed, nothing is compressed. */
export function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'accept-encoding': 'identity', ...init.headers };
  return fetch(url, { redirect: 'manual', ...init, headers });
}
