import { expect, test } from 'vitest';
import { isOwnOrigin, readPostedFields } from './request.ts';

const site = 'https://straitworks.example';

test.each([
  ['no Origin at all, as programs send', {}],
  ['the public origin', { origin: site, host: '127.0.0.1:3000' }],
  ["the request's own host", { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  [
    "the request's own host, written in capitals",
    { origin: 'http://localhost:3000', host: 'LOCALHOST:3000' },
  ],
  [
    "the request's own host behind a proxy that ends TLS",
    { origin: 'https://shop.example', host: 'shop.example' },
  ],
  [
    'what the browser says is from our own page, behind a proxy that passes another port on',
    { origin: `${site}:8443`, host: 'straitworks.example', 'sec-fetch-site': 'same-origin' },
  ],
  [
    'an opaque origin where the browser says that the post is from our own page',
    { origin: 'null', host: 'straitworks.example', 'sec-fetch-site': 'same-origin' },
  ],
])('takes %s', (_, headers) => {
  expect(isOwnOrigin(new Headers(headers), site)).toBe(true);
});

test.each([
  ['another site', { origin: 'https://evil.example', host: 'straitworks.example' }],
  ['the public host on another scheme', { origin: 'http://straitworks.example', host: '127.0.0.1:3000' }],
  ['a host that only begins alike', { origin: 'https://straitworks.example.evil.example', host: 'x' }],
  ['an opaque origin', { origin: 'null', host: 'straitworks.example' }],
  [
    'an opaque origin on another site',
    { origin: 'null', host: 'straitworks.example', 'sec-fetch-site': 'cross-site' },
  ],
  [
    "an opaque origin on another of the domain's hosts",
    { origin: 'null', host: 'straitworks.example', 'sec-fetch-site': 'same-site' },
  ],
  ['a scheme that no page has', { origin: 'foo://straitworks.example', host: 'straitworks.example' }],
  ['two origins, one of them ours', { origin: `${site}, https://evil.example`, host: 'straitworks.example' }],
  ['an empty origin', { origin: '', host: 'straitworks.example' }],
  ['a cross-site request without Origin', { host: 'straitworks.example', 'sec-fetch-site': 'cross-site' }],
])('refuses %s', (_, headers) => {
  expect(isOwnOrigin(new Headers(headers), site)).toBe(false);
});

test.each([
  ['application/json', '{"name": "Mei'],
  ['application/json', 'null'],
  ['multipart/form-data; boundary=edge', '--edge\r\nContent-Disposition: form-data; name="name"'],
  ['multipart/form-data', 'name=Mei'],
])('what can’t be read as %s has no fields: %j', async (type, body) => {
  const request = new Request(site, { method: 'POST', headers: { 'content-type': type }, body });
  expect(await readPostedFields(request, type.endsWith('json') ? 'json' : 'form')).toEqual({});
});
