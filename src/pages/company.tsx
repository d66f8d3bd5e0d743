/** Who the provider is: what it believes, how teams are made up, where it works from. */
import type { CompanyData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Beliefs } from '../sections/about/beliefs.tsx';
import { Disciplines } from '../sections/about/disciplines.tsx';
import { ChartBand } from '../sections/common/chart-band.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { Office } from '../sections/contact/office.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';

export function CompanyPage({ data }: { data: CompanyData }) {
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} />
      <BelowFirstView>
        <Beliefs beliefs={data.beliefs} />
        <Prose sections={data.sections} sounding={data.sounding} />
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
