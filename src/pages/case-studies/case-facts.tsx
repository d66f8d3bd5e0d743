/** The facts of a case study at a glance, with links to the services and to similar case studies. */

import { Term } from '../../components/term.tsx';
import type { CaseStudyData } from '../../content/page-data.ts';
import { filterAddress } from './filter-address.ts';

type CaseFactsProps = Pick<CaseStudyData, 'client' | 'facts' | 'platforms' | 'services'>;

export function CaseFacts({ client, facts, platforms, services }: CaseFactsProps) {
  return (
    <dl className="page-width columns case-facts">
      <Term term="Organisation">{client}</Term>
      {facts.map(({ label, value }) => (
        <Term key={label} term={label}>
          {value}
        </Term>
      ))}
      <Term term="Kind of work">
        <ul>
          {services.map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </Term>
      <Term term="Platforms">
        <ul className="tags">
          {platforms.map((platform) => (
            <li key={platform}>
              <a
                href={filterAddress({ platform, service: null }, 'platform')}
                aria-label={`${platform} case studies`}
              >
                {platform}
              </a>
            </li>
          ))}
        </ul>
      </Term>
    </dl>
  );
}
