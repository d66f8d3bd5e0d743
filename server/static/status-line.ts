/** The first two lines of a response. The date changes once a second, so they are made once a second. */
import { STATUS_CODES } from 'node:http';

type Status = 200 | 304;

let second = 0;
let lines = linesAt(second);

export function statusAndDate(status: Status): Buffer {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    lines = linesAt(second);
  }
  return lines[status];
}

function linesAt(time: number): Record<Status, Buffer> {
  const date = new Date(time * 1000).toUTCString();
  const line = (status: Status) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ndate: ${date}\r\n`;
  return { 200: Buffer.from(line(200)), 304: Buffer.from(line(304)) };
}
