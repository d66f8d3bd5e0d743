/** The first two lines of a response. The date changes once a second, so its text is made once a second. */
import { STATUS_CODES } from 'node:http';

let second = 0;
let date = '';

export function statusAndDate(status: 200 | 304): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ndate: ${date}\r\n`;
}
