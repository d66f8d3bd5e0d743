import { expect, test } from 'vitest';
import { parseSimpleGet } from './simple-get.ts';

const parse = (text: string) => parseSimpleGet(Buffer.from(text, 'latin1'));

test('a whole GET gives its address and what the visitor takes', () => {
  const request = parse(
    'GET /services?a=1 HTTP/1.1\r\nHost: h\r\nAccept-Encoding: gzip, br \r\nIF-NONE-MATCH: "x"\r\nConnection: Keep-Alive\r\n\r\n',
  );
  expect(request).toEqual({ target: '/services?a=1', acceptEncoding: 'gzip, br', ifNoneMatch: '"x"' });
});

test('headers that do not matter may have any printable value', () => {
  expect(parse('GET / HTTP/1.1\r\nHost: h\r\nUser-Agent: a:b;(c) "d"\r\nCookie:\r\n\r\n')?.target).toBe('/');
});

test.each([
  ['half a request', 'GET / HTTP/1.1\r\nHost: h\r\n'],
  ['two requests at once', 'GET / HTTP/1.1\r\nHost: h\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n'],
  ['bytes after the head', 'GET / HTTP/1.1\r\nHost: h\r\n\r\nx'],
  ['another method', 'POST / HTTP/1.1\r\nHost: h\r\n\r\n'],
  ['another version', 'GET / HTTP/1.0\r\nHost: h\r\n\r\n'],
  ['an absolute address', 'GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: h\r\nhost: g\r\n\r\n'],
  ['a body by length', 'GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n'],
  ['a body in chunks', 'GET / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding : chunked\r\n\r\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n Content-Length: 3\r\n\r\n'],
  ['a bare line feed', 'GET / HTTP/1.1\r\nHost: h\r\nX: a\nContent-Length: 3\r\n\r\n'],
  ['a bare carriage return', 'GET / HTTP/1.1\r\nHost: h\r\nX: a\rContent-Length: 3\r\n\r\n'],
  ['a NUL', 'GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n'],
  ['a byte beyond ASCII', 'GET / HTTP/1.1\r\nHost: h\r\nX: \xff\r\n\r\n'],
  ['a wish to close', 'GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n'],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: h\r\nUpgrade: h2c\r\n\r\n'],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\n\r\n'],
  [
    'a repeated Accept-Encoding',
    'GET / HTTP/1.1\r\nHost: h\r\nAccept-Encoding: br\r\nAccept-Encoding: gzip\r\n\r\n',
  ],
  ['a head past 8 KiB', `GET / HTTP/1.1\r\nHost: h\r\nX: ${'a'.repeat(8192)}\r\n\r\n`],
  ['another protocol', '\x16\x03\x01\x02\x00'],
])('%s is left to node:http', (_name, text) => {
  expect(parse(text)).toBeNull();
});
