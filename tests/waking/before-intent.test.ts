/** What a page fetches before its visitor does anything: itself, fonts and pictures; its script is inside. */
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

test.for(pages)('%s', async (path, { newPage, site }) => {
  const page = await newPage();
  const requested: { kind: string; path: string }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    requested.push({ kind: request.resourceType(), path: origin === site ? pathname : request.url() });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const ofKind = (kind: string) =>
    requested.filter((request) => request.kind === kind).map((request) => request.path);
  expect(ofKind('document')).toEqual([path]);
  expect(ofKind('script')).toEqual([]);
  expect(ofKind('font').length).toBeLessThanOrEqual(2);
  const others = requested.filter(({ kind }) => !['document', 'script', 'font', 'image'].includes(kind));
  expect(
    others.filter(({ path: file }) => !/^\/(site\.webmanifest|favicon\.ico|icon\.svg)$/.test(file)),
  ).toEqual([]);
  const pictures = ofKind('image').filter(
    (file) => !/^\/(assets\/pictures\/|icon\.svg|favicon\.ico)/.test(file),
  );
  expect(pictures).toEqual([]);
});
