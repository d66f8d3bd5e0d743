/** The enquiry form. A plain form post works without scripts; what is written is kept whatever happens. */
import { consentWording, enquiryFields, honeypotField, otherTopic } from '../../contract/enquiry.ts';
import type { ContactData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { Headline } from '../ui/headline.tsx';
import { LinkOrButton } from '../ui/link-or-button.tsx';
import { EnquiryField } from './enquiry-field.tsx';

export function EnquiryForm({ data }: { data: ContactData }) {
  const { form, topics } = data;
  return (
    <section aria-labelledby="form-heading">
      <h2 className="headline-md" id="form-heading">
        <Headline text={form.heading} />
      </h2>
      <form className="enquiry-form" method="post" action="/api/enquiries" data-query>
        <EnquiryField name="name" optional={form.optional} />
        <EnquiryField name="email" type="email" optional={form.optional} />
        <EnquiryField name="company" optional={form.optional} />
        <EnquiryField name="phone" type="tel" optional={form.optional} />
        <div className="field">
          <label htmlFor="topic">{enquiryFields.topic.label}</label>
          <select id="topic" name="topic" defaultValue="">
            <option value="">{form.topicNone}</option>
            {topics.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
            <option value={otherTopic}>{form.topicOther}</option>
          </select>
        </div>
        <EnquiryField name="message" type="long" optional={form.optional} hint={form.messageHint} />
        <div className="field honeypot" aria-hidden="true">
          <label htmlFor={honeypotField}>Leave this field empty</label>
          <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="field field-check">
          <input id="consent" name="consent" type="checkbox" value="yes" required />
          <label htmlFor="consent">
            {consentWording} <a href={paths.privacy}>Privacy policy</a>
          </label>
        </div>
        <LinkOrButton type="submit">{form.send}</LinkOrButton>
      </form>
    </section>
  );
}
