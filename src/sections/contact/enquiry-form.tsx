/** The enquiry form. A plain form post works without scripts; what is written is kept whatever happens. */
import { honeypotField } from '../../../contract/enquiry.ts';
import { useEnquiry } from '../../browser/enquiry/use-enquiry.ts';
import type { ContactData } from '../../content/page-data.ts';
import { Headline } from '../../ui/headline.tsx';
import { EnquiryAttachment } from './enquiry-attachment.tsx';
import { EnquiryConsent } from './enquiry-consent.tsx';
import { EnquiryField } from './enquiry-field.tsx';
import { EnquiryPlan } from './enquiry-plan.tsx';
import { EnquiryProgress } from './enquiry-progress.tsx';
import { EnquirySummary } from './enquiry-summary.tsx';
import { EnquiryTopic } from './enquiry-topic.tsx';

export function EnquiryForm({ data }: { data: ContactData }) {
  const { form: words, topics, state } = data;
  const { form, sendButton, awake, stage, verdict, problemOf, focusField, handlers } = useEnquiry(data);
  const busy = stage !== 'idle';
  const field = <Name extends string>(name: Name) => ({
    name,
    given: state.values[name] ?? '',
    problem: problemOf(name),
  });
  return (
    <section aria-labelledby="form-heading">
      <h2 className="headline-md" id="form-heading">
        <Headline text={words.heading} />
      </h2>
      {/* Without scripts the browser's own checks help; with them ours do, in our words. */}
      <form
        className="enquiry-form"
        method="post"
        action="/api/enquiries"
        data-query
        noValidate={awake}
        aria-busy={busy}
        ref={form}
        {...handlers}
      >
        <EnquirySummary key={verdict.tries} verdict={verdict} words={words} onGoTo={focusField} />
        <EnquiryField {...field('name')} words={words} />
        <EnquiryField {...field('email')} type="email" words={words} />
        <EnquiryField {...field('company')} words={words} />
        <EnquiryField {...field('phone')} type="tel" words={words} />
        <EnquiryTopic {...field('topic')} words={words} topics={topics} />
        <EnquiryField
          {...field('message')}
          type="long"
          words={words}
          hint={words.messageHint}
          awake={awake}
        />
        <div className="field honeypot" aria-hidden="true">
          <label htmlFor={honeypotField}>Leave this field empty</label>
          <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </div>
        <EnquiryPlan words={words} />
        <EnquiryAttachment problem={problemOf('history')} words={words} />
        <EnquiryConsent {...field('consent')} words={words} />
        <div className="enquiry-send">
          <button
            type="submit"
            className="control control-normal control-filled"
            aria-disabled={busy || undefined}
            ref={sendButton}
          >
            {busy ? words.sending : words.send}
          </button>
          <EnquiryProgress stage={stage} words={words.progress} />
        </div>
      </form>
    </section>
  );
}
