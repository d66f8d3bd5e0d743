/** Who the provider is: what it believes, how teams are made up, where it works from. */
import { BelowFirstView } from '../../components/below-first-view.tsx';
import { ChartPicture } from '../../components/chart-picture.tsx';
import { Heading } from '../../components/heading.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Term } from '../../components/term.tsx';
import type { CompanyData } from '../../content/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Disciplines } from './disciplines.tsx';
import '../common/single-pages.css';

export function CompanyPage({ data }: { data: CompanyData }) {
  return (
    <>
      <PageHero page={data} />
      <BelowFirstView>
        <Beliefs beliefs={data.beliefs} />
        <Prose sections={data.sections} />
        <div className="chart-band">
          <ChartPicture picture={data.strait} />
        </div>
        <section className="page-width company-crew" aria-label="Disciplines">
          <Disciplines disciplines={data.disciplines} />
        </section>
        <Office provider={data.provider} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}

function Beliefs({ beliefs }: { beliefs: CompanyData['beliefs'] }) {
  return (
    <section className="py-section beliefs">
      <div className="page-width">
        <Heading text={beliefs.heading} />
        <ul>
          {beliefs.items.map(({ title, description }, index) => (
            <Reveal as="li" key={title} index={index} className="columns">
              <h3>{title}</h3>
              <p>{description}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Office({ provider }: { provider: CompanyData['provider'] }) {
  const { legalName, registrationNumber, address, email, phone, officeHours, position } = provider;
  return (
    <section className="page-width columns office">
      <Heading text="Where we work from" className="headline-md" />
      <dl>
        <Term term="Office">
          {address.street} {address.unit}, {address.city} {address.postalCode}
        </Term>
        <Term term="Position">
          <em>{`${position.latitude.toFixed(2)}° N, ${position.longitude.toFixed(2)}° E`}</em>
        </Term>
        <Term term="Hours">{officeHours}</Term>
        <Term term="Email and phone">
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          <PhoneLink number={phone} />
        </Term>
        <Term term="Company">
          {legalName}, UEN {registrationNumber}
        </Term>
      </dl>
    </section>
  );
}
