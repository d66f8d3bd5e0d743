/** Who the provider is: what it believes, how teams are made up, where it works from. */

import { BelowFirstView } from '../../components/below-first-view.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { CompanyData } from '../../content/page-data.ts';
import { ChartBand } from '../common/chart-band.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Office } from '../contact/office.tsx';
import { Beliefs } from './beliefs.tsx';
import { Disciplines } from './disciplines.tsx';
import '../common/single-pages.css';

export function CompanyPage({ data }: { data: CompanyData }) {
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} />
      <BelowFirstView>
        <Beliefs beliefs={data.beliefs} />
        <Prose sections={data.sections} />
        <ChartBand picture={data.strait} />
        <section className="page-width company-crew" aria-label="Disciplines">
          <Disciplines disciplines={data.disciplines} />
        </section>
        <Office provider={data.provider} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}
