/** What each page tells search engines is complete, and true of the page. The compiler knows schema.org's vocabulary. */
import { expect, test } from 'vitest';
import { readPage } from '../../testing/built-site.ts';
import { builtData, pages } from '../../testing/pages.ts';

type Node = { '@type'?: string; [property: string]: unknown };

const element = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

function graphOf(path: string): Node[] {
  const html = readPage(path);
  const [[, data = '{}'] = []] = html.matchAll(element);
  expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('</main>'));
  const { '@graph': graph }: { '@graph': Node[] } = JSON.parse(data);
  return graph;
}

const ofType = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type);

const belowIndex = pages.filter((path) => path.split('/').length === 3);

test.each(belowIndex)('%s shows the way to it, and gives search engines the same', (path) => {
  const [, list = ''] =
    /<nav aria-label="Breadcrumb"[^>]*><ol>(.*?)<\/ol><\/nav>/s.exec(readPage(path)) ?? [];
  const trail = [...list.matchAll(/<li>(?:<a href="([^"]+)">|<span aria-current="page">)([^<]+)</g)];
  expect(trail.map(([, link]) => link)).toEqual(['/', path.slice(0, path.lastIndexOf('/')), undefined]);
  expect(ofType(path, 'BreadcrumbList')?.['itemListElement']).toMatchObject(
    trail.map(([, , name], index) => ({ name, position: index + 1 })),
  );
});

test('the organisation is the one in the footer', () => {
  const { legalName, email, phone } = builtData<{
    provider: { legalName: string; email: string; phone: string };
  }>('/layout').provider;
  for (const path of ['/', '/company', '/contact-us'])
    expect(ofType(path, 'Organization')).toMatchObject({
      legalName,
      email,
      telephone: phone.replaceAll(' ', ''),
    });
});

test.each(pages.filter((path) => path.startsWith('/case-studies/')))(
  '%s claims no more than is approved',
  (path) => {
    const article = ofType(path, 'Article');
    const { client, provisional } = builtData<{ client: string; provisional: { note: string } | null }>(path);
    for (const claim of ['datePublished', 'review', 'award']) expect(article).not.toHaveProperty(claim);
    expect(article?.['author']).toEqual(article?.['publisher']);
    if (provisional) {
      expect(article?.['creativeWorkStatus']).toContain(provisional.note);
      expect(article).not.toHaveProperty('about');
    } else expect(article?.['about']).toMatchObject({ name: client });
  },
);
