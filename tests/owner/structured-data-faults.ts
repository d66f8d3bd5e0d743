/** What a page tells search engines is complete, and true of the page. The compiler knows schema.org's vocabulary. */
import { expect } from 'vitest';
import { own } from '../support/built-site.ts';

type Node = { '@type'?: string; [property: string]: unknown };

const element = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** It comes behind the content, with the way that the page shows, and the provider. */
export function expectStructuredData(html: string, path: string): void {
  const found = [...html.matchAll(element)];
  for (const { index } of found) expect.soft(index).toBeGreaterThan(html.indexOf('</main>'));
  const { '@graph': graph }: { '@graph': Node[] } = JSON.parse(found[0]?.[1] ?? '{"@graph":[]}');
  const ofType = (type: string) => graph.find((node) => node['@type'] === type);

  if (path.split('/').length === 3) {
    const [, list = ''] = /<nav aria-label="Breadcrumb"[^>]*><ol>(.*?)<\/ol><\/nav>/s.exec(html) ?? [];
    const trail = [...list.matchAll(/<li>(?:<a href="([^"]+)">|<span aria-current="page">)([^<]+)</g)];
    expect
      .soft(trail.map(([, link]) => link))
      .toEqual(['/', path.slice(0, path.lastIndexOf('/')), undefined]);
    expect
      .soft(ofType('BreadcrumbList')?.['itemListElement'])
      .toMatchObject(trail.map(([, , name], index) => ({ name, position: index + 1 })));
  }
  if (['/', '/company', '/contact-us'].includes(path)) {
    type Provider = { legalName: string; email: string; phone: string };
    const { legalName, email, phone } = own.data<{ provider: Provider }>('/layout').provider;
    const organisation = { legalName, email, telephone: phone.replaceAll(' ', '') };
    expect.soft(ofType('Organization')).toMatchObject(organisation);
  }
}
