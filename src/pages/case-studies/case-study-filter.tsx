/** The index's filter. Each choice is a link, so every view has its own address. Without scripts CSS hides it. */
import { fill } from '../../../contract/fill.ts';
import { paths } from '../../content/paths.ts';
import type { CaseStudyIndexData } from './page.ts';
import './case-study-filter.css';

type FilterKey = 'platform' | 'service';

export function CaseStudyFilter({ label, data }: { label: string; data: CaseStudyIndexData }) {
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
  const count = studies.length;
  return (
    <section
      className="page-width cluster filter"
      aria-label={label}
      data-print="none"
      data-filter
      data-kept=""
    >
      {rows.map(({ key, label: row, choices }) => (
        <details key={key} className="filter-row" name="filter" data-key={key}>
          <summary>
            <h2 className="strong">
              {row}:{' '}
              <em className="label" data-chosen>
                {words.all}
              </em>
            </h2>
          </summary>
          <ul className="pills filter-choices">
            {[{ value: '', label: words.all }, ...choices].map(({ value, label }) => (
              <li key={value}>
                <a
                  className="pill"
                  href={filterAddress({ [key]: value })}
                  // The group is named because two rows have an “All”, and the menu has links with the same names.
                  aria-label={`${label}, ${row}`}
                  aria-current={value === '' ? 'true' : undefined}
                  data-value={value}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="filter-count" role="status" data-count={words.count}>
        {fill(words.count, { count, total: count })}
      </p>
    </section>
  );
}

/** The index with a query for what's chosen. */
export function filterAddress({ platform, service }: Partial<Record<FilterKey, string>>): string {
  const query = new URLSearchParams();
  if (platform) query.set('platform', platform);
  if (service) query.set('service', service);
  return query.size > 0 ? `${paths.caseStudies}?${query}` : paths.caseStudies;
}
