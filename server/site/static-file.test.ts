import { expect, test } from 'vitest';
import { isCurrent, prepareFile } from './static-file.ts';

const page = Buffer.from('<!doctype html><title>Home</title>');
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'",
};
const options = { status: 200, cacheControl: 'no-cache', headers };
const etagOf = (changes: Partial<typeof options> = {}, body = page) =>
  prepareFile(body, new Map(), { ...options, ...changes }).identity.etag;

test('the ETag is the same for the same answer, and another for other bytes', () => {
  expect(etagOf()).toBe(etagOf());
  expect(etagOf()).toMatch(/^"[\w-]{16}"$/);
  expect(etagOf({}, Buffer.from('<!doctype html><title>Away</title>'))).not.toBe(etagOf());
});

test('a changed policy is another answer, although the page is the same', () => {
  const stricter = { ...headers, 'content-security-policy': "default-src 'none'" };
  const changed = prepareFile(page, new Map(), { ...options, headers: stricter });
  expect(changed.identity.etag).not.toBe(etagOf());
  expect(isCurrent(changed, changed.identity, etagOf())).toBe(false);
});

test('every encoding has an ETag of its own, even where the bytes are alike', () => {
  const { identity, encoded } = prepareFile(page, new Map([['br' as const, page]]), options);
  expect(encoded.get('br')?.etag).not.toBe(identity.etag);
});

test.each(['*', ' * ', '"other", "ETAG"', 'W/"ETAG"'])('If-None-Match: %s has a current page', (header) => {
  const file = prepareFile(page, new Map(), options);
  expect(isCurrent(file, file.identity, header.replace('"ETAG"', file.identity.etag))).toBe(true);
});

test.each([404, 500])('an error page of status %s is never current, and has no ETag', (status) => {
  const file = prepareFile(page, new Map(), { ...options, status });
  expect(isCurrent(file, file.identity, '*')).toBe(false);
  expect(isCurrent(file, file.identity, file.identity.etag)).toBe(false);
  expect(file.identity.headers).not.toHaveProperty('etag');
});
