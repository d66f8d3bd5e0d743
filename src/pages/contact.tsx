/** The one form, what happens after it is sent, and the ways around it. */
import type { ContactData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { EnquiryForm } from '../sections/contact/enquiry-form.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';
import { Heading } from '../ui/heading.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

export function ContactPage({ data }: { data: ContactData }) {
  const { after, direct, provider } = data;
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} />
      <BelowFirstView>
        <div className="page-width contact-grid">
          <EnquiryForm data={data} />
          <aside className="contact-aside" aria-labelledby="after-heading direct-heading">
            <section>
              <Heading text={after.heading} className="headline-sm" id="after-heading" />
              <ol className="after-steps">
                {after.items.map(({ title, description }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{description}</p>
                  </li>
                ))}
              </ol>
            </section>
            <section>
              <Heading text={direct.heading} className="headline-sm" id="direct-heading" />
              <p>{direct.text}</p>
              <p>
                <a href={`mailto:${provider.email}`}>{provider.email}</a>
                <br />
                <PhoneLink number={provider.phone} />
                <br />
                {provider.officeHours}
              </p>
            </section>
          </aside>
        </div>
        <Prose sections={data.sections} />
      </BelowFirstView>
    </>
  );
}
