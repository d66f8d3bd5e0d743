import { expect, test } from 'vitest';
import { comparePixels, type PageDifference, reportPage, summarise } from './differences.ts';

test('counts the pixels that differ and finds the box around them', () => {
  const before = new Uint32Array([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  const after = new Uint32Array([1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1]);
  expect(comparePixels(before, after, 4)).toEqual({ count: 2, share: 2 / 12, box: '2 × 2 px at 1, 1' });
  expect(comparePixels(before, before, 4)).toMatchObject({ count: 0, share: 0 });
});

test('counts the rows that only the taller picture has, even if they are transparent', () => {
  const short = new Uint32Array([1, 1]);
  const tall = new Uint32Array([1, 1, 0, 0, 0, 0]);
  const expected = { count: 4, share: 4 / 6, box: '2 × 2 px at 0, 1' };
  expect(comparePixels(short, tall, 2)).toEqual(expected);
  expect(comparePixels(tall, short, 2)).toEqual(expected);
});

const pages: PageDifference[] = [
  {
    address: '/services',
    pictures: [
      { view: '390', count: 1234, share: 0.0321, box: '120 × 40 px at 10, 200' },
      { view: '1440 night', count: 3, share: 0.000002, box: '3 × 1 px at 0, 0' },
    ],
  },
  { address: '/new', pictures: [], only: 'after' },
];

test('sums a page up in one line, with a share of pixels for each view, and shows both pictures', () => {
  expect(summarise(pages)).toBe(
    '/services: 390 3.2%, 1440 night 0.0002%\n/new: only after\nPages that differ: 2',
  );
  expect(summarise([])).toBe('Nothing differs.');
  const report = reportPage('Compared 2 pages', pages);
  expect(report).toContain('390: 1234 pixels, 3.2%, within 120 × 40 px at 10, 200');
  expect(report).toContain('src="pictures/_services-1440_night-before.png"');
});
