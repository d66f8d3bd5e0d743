/** Every page of the owner's own site as a file. A failure names all that's wrong with it. */
import { expect, test } from 'vitest';
import { own } from '../support/built-site.ts';
import { expectHead, markdownOf } from './head.ts';
import { htmlFaults } from './html.ts';
import { markdownFaults } from './markdown-faults.ts';
import { expectStructuredData } from './structured-data-faults.ts';

for (const path of own.pages())
  test(path, async () => {
    const html = own.readPage(path);
    expect.soft(await htmlFaults(html), 'HTML').toEqual([]);
    expect.soft(markdownFaults(html, own.readFile(markdownOf(path))), 'its Markdown').toEqual([]);
    expectHead(html, path);
    if (path !== '/thank-you') expectStructuredData(html, path);
  });
