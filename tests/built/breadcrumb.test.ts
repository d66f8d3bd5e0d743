/** Pages below an index show the way to them, and say the same to search engines. */
import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { readPage } from './dist.ts';

const isBelowIndex = (path: string) => path.split('/').length === 3;

function trailOf(path: string) {
  const [, list = ''] =
    /<nav aria-label="Breadcrumb"[^>]*><ol>(.*?)<\/ol><\/nav>/s.exec(readPage(path)) ?? [];
  return [...list.matchAll(/<li>(?:<a href="([^"]+)">|<span aria-current="page">)([^<]+)</g)].map(
    ([, link, label]) => ({ link, label }),
  );
}

test.each(pages.filter(isBelowIndex))('%s shows home, its index and itself', (path) => {
  const index = path.slice(0, path.lastIndexOf('/'));
  expect(trailOf(path)).toEqual([
    { link: '/', label: expect.stringMatching(/\S/) },
    { link: index, label: expect.stringMatching(/\S/) },
    { link: undefined, label: expect.stringMatching(/\S/) },
  ]);
});

test.each(pages.filter(isBelowIndex))('%s gives search engines the trail that it shows', (path) => {
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readPage(path)) ?? [];
  const graph: { '@graph': { '@type': string; itemListElement: { name: string; position: number }[] }[] } =
    JSON.parse(data);
  const list = graph['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList');
  const shown = trailOf(path).map(({ label }, index) => ({ name: label, position: index + 1 }));
  expect(list?.itemListElement).toMatchObject(shown);
});
