/** The index's filter: plain links, so that every view has an address of its own. */
import type { CaseStudyIndexData } from '../../content/page-data.ts';
import { paths } from '../../content/paths.ts';

type CaseStudyFilterProps = {
  data: CaseStudyIndexData;
  platform: string | null;
  service: string | null;
  /** How many case studies the filter leaves. */
  count: number;
};

type Choice = { value: string; label: string };

export function CaseStudyFilter({ data, platform, service, count }: CaseStudyFilterProps) {
  const { filter, platforms, services, studies } = data;
  return (
    <section className="page-width filter" aria-label="Filter">
      <FilterRow
        label={filter.platform}
        all={filter.all}
        choices={platforms.map((value) => ({ value, label: value }))}
        chosen={platform}
        address={(value) => filterAddress(value, service)}
      />
      <FilterRow
        label={filter.service}
        all={filter.all}
        choices={services.map(({ slug, name }) => ({ value: slug, label: name }))}
        chosen={service}
        address={(value) => filterAddress(platform, value)}
      />
      <p className="filter-count" role="status">
        {count} of {studies.length}
      </p>
    </section>
  );
}

type FilterRowProps = {
  label: string;
  all: string;
  choices: readonly Choice[];
  chosen: string | null;
  address: (value: string | null) => string;
};

function FilterRow({ label, all, choices, chosen, address }: FilterRowProps) {
  const entry = (value: string | null, text: string) => (
    <li key={text}>
      <a href={address(value)} aria-current={chosen === value ? 'true' : undefined}>
        {text}
      </a>
    </li>
  );
  return (
    <div className="filter-row">
      <h2>{label}</h2>
      <ul className="tags">
        {entry(null, all)}
        {choices.map((choice) => entry(choice.value, choice.label))}
      </ul>
    </div>
  );
}

function filterAddress(platform: string | null, service: string | null): string {
  const query = new URLSearchParams();
  if (platform !== null) query.set('platform', platform);
  if (service !== null) query.set('service', service);
  return query.size > 0 ? `${paths.caseStudies}?${query}` : paths.caseStudies;
}
