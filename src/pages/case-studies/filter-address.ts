/** Addresses of the case-study index. The query filters it; the anchor leads to the same choice without scripts. */
import { paths } from '../../content/paths.ts';

export type FilterKey = 'platform' | 'service';

export type Filter = Readonly<Record<FilterKey, string | null>>;

/** @param key the part of the filter that the link changes. */
export function filterAddress(filter: Filter, key: FilterKey): string {
  const query = new URLSearchParams();
  if (filter.platform !== null) query.set('platform', filter.platform);
  if (filter.service !== null) query.set('service', filter.service);
  const value = filter[key];
  const hash = value === null ? '' : `#${filterAnchor(key, value)}`;
  return query.size > 0 ? `${paths.caseStudies}?${query}${hash}` : paths.caseStudies;
}

export function filterAnchor(key: FilterKey, value: string): string {
  return `${key}-${value.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
