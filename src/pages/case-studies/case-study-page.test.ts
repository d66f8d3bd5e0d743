import { expect, test } from 'vitest';
import { renderContent } from '../../../testing/content/render-content.ts';
import { sample } from '../../../testing/content/sample.ts';
import { attribute, elementsIn, parsePage } from '../../build/markdown/elements.ts';

test('each case study leads to the one before and the one after it, and the last to the first', async () => {
  const { content, pages } = await renderContent(sample);
  const order = content.caseStudies.map(({ path }) => path);
  const linked = (rel: string) =>
    order.map((path) => {
      const html = pages.find((page) => page.path === path)?.html ?? '';
      const link = elementsIn(parsePage(html)).find((element) => attribute(element, 'rel') === rel);
      return link && attribute(link, 'href');
    });
  const [first, ...others] = order;
  expect(linked('next')).toEqual([...others, first]);
  expect(linked('prev')).toEqual([order.at(-1), ...order.slice(0, -1)]);
});
