/**
 * What a phone fetches before its visitor does anything: the page, fonts and pictures, few and small, none of them
 * in the way of the first paint.
 */
import type { Request } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

const budget = { bytes: 120_000, requests: 12, fonts: 2, fontBytes: 45_000, script: 1_792 };

const isIcon = (file: string) => /^\/(site\.webmanifest|favicon\.ico|icon\.svg)$/.test(file);

test.for(pages)('%s', async (path, { newPage, site }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });
  const requested: Request[] = [];
  const finished: Request[] = [];
  page.on('request', (request) => void requested.push(request));
  page.on('requestfinished', (request) => void finished.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });

  const asked = requested
    .map((request) => ({ kind: request.resourceType(), file: request.url().replace(site, '') }))
    .filter(({ file }) => !isIcon(file));
  expect(asked.filter(({ kind }) => kind === 'document')).toEqual([{ kind: 'document', file: path }]);
  const others = asked.filter(({ kind }) => kind !== 'document');
  expect(
    others.filter(({ kind, file }) => !/^(font|image)$/.test(kind) || !file.startsWith('/assets/')),
  ).toEqual([]);

  const sizes = await Promise.all(
    finished.map(async (request) => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      return {
        kind: request.resourceType(),
        body: responseBodySize,
        all: responseHeadersSize + responseBodySize,
      };
    }),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.length).toBeLessThanOrEqual(budget.requests);
  expect(sum(sizes.map(({ all }) => all))).toBeLessThanOrEqual(budget.bytes);
  const fonts = sizes.filter(({ kind }) => kind === 'font');
  expect(fonts.length).toBeLessThanOrEqual(budget.fonts);
  expect(sum(fonts.map(({ body }) => body))).toBeLessThanOrEqual(budget.fontBytes);

  expect(await page.locator('link[rel=preload][as=font]').count()).toBeLessThanOrEqual(budget.fonts);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
});

test.for(pages)('the script of %s that runs before intent, uncompressed', async (path, { site }) => {
  const html = await (await fetch(site + path)).text();
  // Structured data and speculation rules are no scripts, although they stand in elements of that name.
  const scripts = [
    ...html.matchAll(
      /<script(?! type="(?:application\/ld\+json|speculationrules)")([^>]*)>(.*?)<\/script>/gs,
    ),
  ];
  expect(scripts).toHaveLength(1);
  const [, attributes, script = ''] = scripts[0] ?? [];
  expect(attributes).not.toMatch(/\bsrc=/);
  expect(script.length).toBeGreaterThan(100);
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(budget.script);
});
