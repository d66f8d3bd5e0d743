import { expect, test } from 'vitest';
import { comparePixels, type PageDifference, reportPage, summarise } from './differences.ts';

test('counts the pixels that differ, and all that only the taller picture has, even if they are transparent', () => {
  expect(comparePixels(new Uint32Array([1, 2, 3, 4]), new Uint32Array([1, 2, 9, 4]))).toEqual({
    count: 1,
    share: 1 / 4,
  });
  const [short, tall] = [new Uint32Array([1, 1]), new Uint32Array([1, 1, 0, 0, 0, 0])];
  for (const difference of [comparePixels(short, tall), comparePixels(tall, short)])
    expect(difference).toEqual({ count: 4, share: 4 / 6 });
});

test('sums a page up in one line, with a share of pixels for each view, and shows both pictures', () => {
  const pages: PageDifference[] = [
    {
      address: '/services',
      pictures: [
        { view: '390', count: 1234, share: 0.0321 },
        { view: '1440 night', count: 3, share: 0.000002 },
      ],
    },
    { address: '/new', pictures: [], only: 'after' },
  ];
  expect(summarise(pages)).toBe(
    '/services: 390 3.2%, 1440 night 0.0002%\n/new: only after\nPages that differ: 2',
  );
  expect(summarise([])).toBe('Nothing differs.');
  const report = reportPage('Compared 2 pages', pages);
  expect(report).toContain('390: 1234 pixels, 3.2%');
  expect(report).toContain('src="pictures/_services-1440_night-before.png"');
});
