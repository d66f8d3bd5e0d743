/** Who the provider is. */
import { Heading } from '../../components/heading.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { Term } from '../../components/term.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { People } from '../common/people.tsx';
import { Prose } from '../common/prose.tsx';
import type { CompanyData } from './page.ts';
import './company-page.css';

export function CompanyPage({ data }: { data: CompanyData }) {
  return (
    <>
      <PageHero page={data} />
      <Beliefs beliefs={data.beliefs} />
      <Prose sections={data.sections} />
      <div className="chart-band edge">
        <SitePicture picture={data.strait} />
      </div>
      <section className="page-width section">
        <Heading text={data.team.heading} />
        <ul className="ruled ruled-closed handovers">
          {data.disciplines.map(({ image, name, description, handsOver }) => (
            <li key={name}>
              <SitePicture picture={image} />
              <h3>{name}</h3>
              <p>{description}</p>
              <p>
                <em className="water">{data.handsOver}</em> {handsOver}
              </p>
            </li>
          ))}
        </ul>
        <People people={data.team.people} />
      </section>
      <Office words={data.office} provider={data.provider} />
      <ClosingCall chart={data.chart} {...data.next} />
    </>
  );
}

function Beliefs({ beliefs }: { beliefs: CompanyData['beliefs'] }) {
  return (
    <section className="section beliefs">
      <div className="page-width">
        <Heading text={beliefs.heading} />
        <ul className="ruled">
          {beliefs.items.map(({ title, description }, index) => (
            <Reveal as="li" key={title} index={index} className="grid five-seven">
              <h3 className="large">{title}</h3>
              <p>{description}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Office({ words, provider }: { words: CompanyData['office']; provider: CompanyData['provider'] }) {
  const { registeredName, address, email, phone, officeHours, position, about } = provider;
  return (
    <section className="page-width section">
      <Heading text={words.heading} />
      <dl className="grid ruled office">
        <Term term={words.address}>{address}</Term>
        <Term term={words.position}>
          <em>{position}</em>
        </Term>
        <Term term={words.hours}>{officeHours}</Term>
        <Term term={words.contact}>
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          <PhoneLink number={phone} />
        </Term>
        <Term term={words.company}>{registeredName}</Term>
        {about.map(({ name, fact }) => (
          <Term key={name} term={name}>
            {fact}
          </Term>
        ))}
      </dl>
    </section>
  );
}
