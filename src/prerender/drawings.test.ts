import { expect, test } from 'vitest';
import { catalogue } from '../charts/catalogue.ts';
import { readSite } from '../content/site.ts';
import { drawingsFor } from './drawings.ts';

test('a drawn picture goes before a generated one of the same name, and both kinds are there', () => {
  const site = readSite('content');
  const drawings = drawingsFor(site);
  for (const [name, draw] of catalogue) expect(drawings.get(name), name).toBe(draw);
  const alone = drawingsFor(site, new Map());
  for (const { slug } of site.caseStudies) expect([...alone.keys()]).toContain(`case-${slug}`);
  for (const { section, slug } of site.offers) expect([...alone.keys()]).toContain(`${section}-${slug}`);
});
