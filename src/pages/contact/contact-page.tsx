/** The one form, what happens after it is sent, and the ways around it. */
import { Heading } from '../../components/heading.tsx';
import { IslandData } from '../../components/island.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import type { EnquiryIslandData } from '../../enquiry/enquiry.island.tsx';
import { EnquiryForm } from '../../enquiry/enquiry-form.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import type { ContactPageData } from './page.ts';
import './contact-page.css';

export function ContactPage({ data }: { data: ContactPageData }) {
  const { after, direct, provider } = data;
  return (
    <>
      <PageHero page={data} className="hero-band">
        <p className="cluster contact-direct">
          {direct} <PhoneLink number={provider.phone} />{' '}
          <a href={`mailto:${provider.email}`}>{provider.email}</a>{' '}
          <span className="soft">{provider.officeHours}</span>
        </p>
      </PageHero>
      <div className="page-width section columns contact-page">
        <EnquiryForm data={data} />
        <aside className="contact-aside" aria-labelledby="after-heading">
          <Heading text={after.heading} id="after-heading" />
          <ol className="course">
            {after.items.map(({ title, description }) => (
              <li className="waypoint" key={title}>
                <h3 className="strong">{title}</h3>
                <p className="note">{description}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
      <Prose sections={data.sections} />
      <IslandData
        value={
          {
            form: data.form,
            provider: { phone: provider.phone, email: provider.email },
            topics: data.topics.map(({ slug }) => slug),
          } satisfies EnquiryIslandData
        }
      />
    </>
  );
}
