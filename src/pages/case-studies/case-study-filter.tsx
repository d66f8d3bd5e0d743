/** The index's filter. Each choice is a link, so every view has its own address. Without scripts CSS hides it. */
import { fill } from '../../../contract/fill.ts';
import type { CaseStudyIndexData } from '../../content/page-data.ts';
import { paths } from '../../content/paths.ts';
import './case-study-filter.css';

type Studies = CaseStudyIndexData['studies'];
type FilterKey = 'platform' | 'service';
type Filter = Readonly<Record<FilterKey, string | null>>;

export function filtered(studies: Studies, { platform, service }: Filter): Studies {
  return studies.filter(
    (study) =>
      (platform === null || study.platforms.includes(platform)) &&
      (service === null || study.services.some(({ path }) => path.endsWith(`/${service}`))),
  );
}

type CaseStudyFilterProps = {
  data: CaseStudyIndexData;
  filter: Filter;
  count: number;
};

export function CaseStudyFilter({ data, filter, count }: CaseStudyFilterProps) {
  const { filter: words, platforms, services, studies } = data;
  const rows: { key: FilterKey; label: string; choices: { value: string; label: string }[] }[] = [
    {
      key: 'platform',
      label: words.platform,
      choices: platforms.map((value) => ({ value, label: value })),
    },
    {
      key: 'service',
      label: words.service,
      choices: services.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ];
  return (
    <section className="page-width cluster filter" aria-label="Filter" data-print="none">
      {rows.map(({ key, label: row, choices }) => (
        <details key={key} className="filter-row" name="filter">
          <summary>
            <h2>
              {row}: <em>{choices.find(({ value }) => value === filter[key])?.label ?? words.all}</em>
            </h2>
          </summary>
          <ul className="cluster filter-choices">
            {[{ value: null, label: words.all }, ...choices].map(({ value, label }) => (
              <li key={value}>
                <a
                  href={filterAddress({ ...filter, [key]: value })}
                  // The group is named because two rows have an “All”, and the menu has links with the same names.
                  aria-label={`${label}, ${row}`}
                  aria-current={filter[key] === value ? 'true' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="filter-count" role="status">
        {fill(words.count, { count, total: studies.length })}
      </p>
    </section>
  );
}

/** The index with a query for what's chosen. */
export function filterAddress({ platform, service }: Partial<Filter>): string {
  const query = new URLSearchParams();
  if (platform) query.set('platform', platform);
  if (service) query.set('service', service);
  return query.size > 0 ? `${paths.caseStudies}?${query}` : paths.caseStudies;
}
