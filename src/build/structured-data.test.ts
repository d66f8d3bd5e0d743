/** What search engines are told follows the content: an owner's change shows without a change of code. */
import { expect, test } from 'vitest';
import { copyContent } from '../../testing/content/copy-content.ts';
import { readContent } from '../site/read-content.ts';
import { prepareSite } from './prepare-site.ts';
import { dataElement, pageGraph } from './structured-data.ts';

test('a day of change that’s yet to come is no date, for search engines or on its page', async () => {
  const { folder, edit } = copyContent();
  edit('pages/privacy.md', /^updated: .*/m, 'updated: 2026-11-20');
  const content = await readContent(folder);
  const on = (day: string) => {
    const { dates, pages } = prepareSite(content, { today: new Date(`${day}T00:00:00Z`) });
    return [dates.get('/privacy'), pages.find(({ path }) => path === '/privacy')?.data];
  };
  expect(on('2026-11-19')).toMatchObject([undefined, { updated: null }]);
  expect(on('2026-11-20')).toMatchObject(['2026-11-20', { updated: 'Last changed on 20 November 2026' }]);
});

test('a case study names its client as its subject once that has approved it', async () => {
  const { folder, edit } = copyContent();
  const article = async () => {
    const site = prepareSite(await readContent(folder));
    const page = site.pages.find(({ path }) => path === '/case-studies/dbs');
    return JSON.stringify(page && pageGraph(site, page));
  };
  const [status, about] = [
    '"creativeWorkStatus":"Concept study',
    '"about":{"@type":"Organization","name":"DBS"}',
  ];
  const pending = await article();
  expect([pending.includes(status), pending.includes(about)]).toEqual([true, false]);
  edit('case-studies/dbs.md', 'approval: pending', 'approval: granted');
  const granted = await article();
  expect([granted.includes(status), granted.includes(about)]).toEqual([false, true]);
});

test('words that look like the end of the element do not end it', () => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><b>&' }],
  } as const;
  const element = dataElement(graph);
  expect(element.match(/<\/?\w/g)).toEqual(['<s', '</s']);
  expect(JSON.parse(element.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(graph);
});
