/** The facts of a case study at a glance, with links to the kinds of work and to its like in the index. */
import type { CaseStudyData } from '../../content/page-data.ts';
import { filterAddress } from './filter-address.ts';

type CaseFactsProps = Pick<CaseStudyData, 'client' | 'facts' | 'platforms' | 'services'>;

export function CaseFacts({ client, facts, platforms, services }: CaseFactsProps) {
  return (
    <dl className="page-width case-facts">
      <div>
        <dt>Client</dt>
        <dd>{client}</dd>
      </div>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Kind of work</dt>
        <dd>
          <ul>
            {services.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>Platforms</dt>
        <dd>
          <ul className="tags">
            {platforms.map((platform) => (
              <li key={platform}>
                <a href={filterAddress({ platform, service: null }, 'platform')}>{platform}</a>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
