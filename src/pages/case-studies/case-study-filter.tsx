/** The index's filter. Each choice is a plain link, so every view has its own address and works without scripts. */
import type { CaseStudyIndexData } from '../../content/page-data.ts';
import { paths } from '../../content/paths.ts';

type Studies = CaseStudyIndexData['studies'];
type FilterKey = 'platform' | 'service';
type Filter = Readonly<Record<FilterKey, string | null>>;

const noFilter: Filter = { platform: null, service: null };

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
    <section className="page-width cluster filter" aria-label="Filter">
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
                  href={filterAddress({ ...filter, [key]: value }, key)}
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
        {words.count.replace('{count}', String(count)).replace('{total}', String(studies.length))}
      </p>
      {/* The results of each choice for browsers without scripts, shown when it's the address's target. */}
      <noscript>
        {rows.flatMap(({ key, choices }) =>
          choices.map(({ value, label }) => (
            <MatchingStudies
              key={value}
              id={filterAnchor(key, value)}
              label={label}
              studies={filtered(studies, { ...noFilter, [key]: value })}
            />
          )),
        )}
      </noscript>
    </section>
  );
}

function MatchingStudies({ id, label, studies }: { id: string; label: string; studies: Studies }) {
  return (
    <section id={id} className="filter-matches" tabIndex={-1}>
      <h2 className="headline-md">
        {label}: {studies.length}
      </h2>
      <ul>
        {studies.map(({ path, client, title }) => (
          <li key={path}>
            <a href={path}>
              {client}: {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The query filters the index; the anchor leads to the choice `key` without scripts. */
export function filterAddress(filter: Filter, key: FilterKey): string {
  const query = new URLSearchParams();
  if (filter.platform !== null) query.set('platform', filter.platform);
  if (filter.service !== null) query.set('service', filter.service);
  const value = filter[key];
  const hash = value === null ? '' : `#${filterAnchor(key, value)}`;
  return query.size > 0 ? `${paths.caseStudies}?${query}${hash}` : paths.caseStudies;
}

function filterAnchor(key: FilterKey, value: string): string {
  return `${key}-${value.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
