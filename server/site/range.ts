/** One part of a file, as a player asks for it: https://www.rfc-editor.org/rfc/rfc9110#section-14 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Representation } from './static-file.ts';

/** First and last byte. `none` for a part that the file doesn't have. */
export type Range = { from: number; to: number } | 'none';

/** Null where the whole file is to be sent: several parts at once, or of another state of the file, aren't worth it. */
export function askedRange(
  { body, etag, headers }: Representation,
  asked: IncomingHttpHeaders,
): Range | null {
  if (headers['accept-ranges'] === undefined) return null;
  const { range = '', 'if-range': unchanged = etag } = asked;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (unchanged !== etag || (first === '' && last === '')) return null;
  const end = body.length - 1;
  if (first === '')
    return last === '0' || end < 0 ? 'none' : { from: Math.max(0, end + 1 - Number(last)), to: end };
  const [from, to] = [Number(first), last === '' ? end : Math.min(Number(last), end)];
  if (last !== '' && Number(last) < from) return null;
  return from > end ? 'none' : { from, to };
}
