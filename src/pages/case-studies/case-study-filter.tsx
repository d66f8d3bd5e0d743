/**
 * The index's filter. Each choice is a plain link, so every view has its own address and the choices also work without
 * scripts.
 */
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
    <section className="page-width cluster filter" aria-label="Filter">
      {rows.map(({ key, label, choices }) => (
        <details key={key} className="filter-row" name="filter">
          <summary>
            <h2>
              {label}: <em>{choices.find(({ value }) => value === filter[key])?.label ?? words.all}</em>
            </h2>
          </summary>
          <ul className="tags">
            {[{ value: null, label: words.all }, ...choices].map((choice) => (
              <Chip key={choice.value} filter={filter} filterKey={key} row={label} {...choice} />
            ))}
          </ul>
        </details>
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
        // The group is named because two rows have an “All”, and the menu has links with the same names.
        aria-label={`${label}, ${row}`}
        aria-current={filter[filterKey] === value ? 'true' : undefined}
      >
        {label}
      </a>
    </li>
  );
}

type MatchingStudiesProps = { id: string; label: string; studies: readonly Study[] };

/**
 * The results of a choice for browsers without scripts, shown instead of the index when it's the address's
 * target.
 */
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
