/** The index's filter: plain links, so that every view has an address of its own, and leads somewhere without scripts. */
import type { CaseStudyIndexData } from '../../content/page-data.ts';
import { type Filter, type FilterKey, filterAddress, filterAnchor } from './filter-address.ts';

type CaseStudyFilterProps = {
  data: CaseStudyIndexData;
  platform: string | null;
  service: string | null;
  /** How many case studies the filter leaves. */
  count: number;
};

type Study = CaseStudyIndexData['studies'][number];

type Choice = { value: string; label: string; matches: (study: Study) => boolean };

export function CaseStudyFilter({ data, platform, service, count }: CaseStudyFilterProps) {
  const { filter: words, platforms, services, studies } = data;
  const filter = { platform, service };
  const rows: { key: FilterKey; label: string; choices: Choice[] }[] = [
    {
      key: 'platform',
      label: words.platform,
      choices: platforms.map((value) => ({
        value,
        label: value,
        matches: (study) => study.platforms.includes(value),
      })),
    },
    {
      key: 'service',
      label: words.service,
      choices: services.map(({ slug, name }) => ({
        value: slug,
        label: name,
        matches: (study) => study.services.some(({ path }) => path.endsWith(`/${slug}`)),
      })),
    },
  ];
  return (
    <section className="page-width filter" aria-label="Filter">
      {rows.map(({ key, label, choices }) => (
        <div key={key} className="filter-row">
          <h2>{label}</h2>
          <ul className="tags">
            {[{ value: null, label: words.all }, ...choices].map((choice) => (
              <Chip key={choice.value} filter={filter} filterKey={key} row={label} {...choice} />
            ))}
          </ul>
        </div>
      ))}
      <p className="filter-count" role="status">
        {words.count.replace('{count}', String(count)).replace('{total}', String(studies.length))}
      </p>
      <noscript>
        {rows.flatMap(({ key, choices }) =>
          choices.map(({ value, label, matches }) => (
            <MatchingStudies
              key={value}
              id={filterAnchor(key, value)}
              label={label}
              studies={studies.filter(matches)}
            />
          )),
        )}
      </noscript>
    </section>
  );
}

type ChipProps = { filter: Filter; filterKey: FilterKey; row: string; value: string | null; label: string };

function Chip({ filter, filterKey, row, value, label }: ChipProps) {
  return (
    <li>
      <a
        href={filterAddress({ ...filter, [filterKey]: value }, filterKey)}
        // Two rows have an “All”, and the menu has links of the services' names that lead elsewhere.
        aria-label={`${label}, ${row}`}
        aria-current={filter[filterKey] === value ? 'true' : undefined}
      >
        {label}
      </a>
    </li>
  );
}

type MatchingStudiesProps = { id: string; label: string; studies: readonly Study[] };

/** What a choice leaves, for a browser without scripts. It is shown, instead of the index, as the address's target. */
function MatchingStudies({ id, label, studies }: MatchingStudiesProps) {
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
