/** The form, and the ways around it. */
import { draftKey, planKey } from '../../browser/storage.ts';
import { Heading } from '../../components/heading.tsx';
import { Island } from '../../components/island.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { EnquiryForm } from '../../enquiry/enquiry-form.tsx';
import type { FormIslandData } from '../../enquiry/form-behaviour.ts';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import type { ContactPageData } from './page.ts';
import './contact-page.css';

export function ContactPage({ data }: { data: ContactPageData }) {
  const { form, after, direct, provider, state } = data;
  const isReturned = state.problems.length > 0 || state.refusal !== null;
  const islandData: FormIslandData = { form, provider };
  return (
    <>
      <PageHero page={data} className="hero-band">
        <p className="cluster contact-direct">
          {direct} <PhoneLink number={provider.phone} />{' '}
          <a href={`mailto:${provider.email}`}>{provider.email}</a>{' '}
          <span className="soft">{provider.officeHours}</span>
        </p>
      </PageHero>
      <div className="page-width section grid two-one contact-page">
        <Island name="form" data={islandData} kept={[draftKey, planKey]} isReturned={isReturned}>
          <EnquiryForm data={data} />
        </Island>
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
    </>
  );
}
