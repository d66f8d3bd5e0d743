/** What search engines are told follows the content: an owner's change shows without a change of code. */
import { expect, test } from 'vitest';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { listPages } from '../pages/pages.ts';
import type { Content } from '../site/read-content.ts';
import { readContent } from '../site/read-content.ts';
import { pageDates } from './last-changes.ts';
import { dataElement, pageGraph } from './structured-data.ts';

const content = await readContent(fixtureContent);
const siteUrl = 'https://www.harbour.example';
const day = '2026-11-03T10:00:00+08:00';

function pageAt(path: string, changed: Content, dates: ReadonlyMap<string, string> = new Map()) {
  const page = listPages({ content: changed, siteUrl, dates }).find((listed) => listed.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

function graphOf(path: string, changed: Content = content) {
  const page = pageAt(path, changed);
  return pageGraph(
    {
      content: changed,
      siteUrl,
      dates: new Map([['/case-studies/dbs', day]]),
    },
    page,
  );
}

function find(path: string, type: string, changed?: Content): Record<string, unknown> {
  const graph: { '@graph': Record<string, unknown>[] } = JSON.parse(JSON.stringify(graphOf(path, changed)));
  return graph['@graph'].find((thing) => thing['@type'] === type) ?? {};
}

test('a day of change that’s yet to come is no date, for search engines or on its page', () => {
  const { home } = content;
  const filedPages = content.filedPages.map((page) => ({ ...page, updated: '2026-11-20' }));
  const dates = (day: string) => pageDates({ home, filedPages }, new Date(`${day}T00:00:00Z`));
  const shown = (day: string) => pageAt('/privacy', { ...content, filedPages }, dates(day)).data;
  const [before, on] = ['2026-11-19', '2026-11-20'];
  expect([dates(before).get('/privacy'), dates(on).get('/privacy')]).toEqual([undefined, on]);
  expect(shown(before)).toMatchObject({ updated: null });
  expect(shown(on)).toMatchObject({ updated: 'Last changed on 20 November 2026' });
});

test('a case study names its client as its subject once that has approved it', () => {
  const approve = (approval: 'pending' | 'granted'): Content => ({
    ...content,
    caseStudies: content.caseStudies.map((study) => ({ ...study, approval })),
  });
  const pending = find('/case-studies/dbs', 'Article', approve('pending'));
  const { provisional } = content.pages['/case-studies'];
  expect(pending['creativeWorkStatus']).toBe(provisional.replace('{client}', 'DBS'));
  expect(pending).toMatchObject({ author: { '@type': 'Organization' }, dateModified: day });
  expect(pending).not.toHaveProperty('about');
  const granted = find('/case-studies/dbs', 'Article', approve('granted'));
  expect(granted['about']).toEqual({ '@type': 'Organization', name: 'DBS' });
  expect(granted).not.toHaveProperty('creativeWorkStatus');
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
