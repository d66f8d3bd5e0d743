/** The enquiry form. A plain form post works without scripts; what visitors write is kept whatever happens. */
import { useEffect, useState } from 'react';
import { enquiriesAddress } from '../../contract/addresses.ts';
import { type EnquiryProblem, honeypotField, otherTopic } from '../../contract/enquiry.ts';
import { Heading } from '../components/heading.tsx';
import type { ContactData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { describedBy, EnquiryField, EnquiryMessage } from './enquiry-field.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { EnquiryPlan } from './enquiry-plan.tsx';
import { EnquirySummary } from './enquiry-summary.tsx';
import type { Submission } from './submission.ts';
import { useEnquiry } from './use-enquiry.ts';
import './enquiry-form.css';

export function EnquiryForm({ data }: { data: ContactData }) {
  const { form: labels, topics, state } = data;
  const { form, sendButton, hydrated, stage, status, problemOf, focusField, handlers } = useEnquiry(data);
  const busy = stage !== 'idle';
  const field = <Name extends string>(name: Name) => ({
    name,
    given: state.values[name] ?? '',
    problem: problemOf(name),
  });
  return (
    <section aria-labelledby="form-heading">
      <Heading text={labels.heading} className="sr-only" id="form-heading" />
      {/* Without scripts the browser's own checks help; with them ours do, in our labels. */}
      <form
        className="stack enquiry-form"
        method="post"
        action={enquiriesAddress}
        data-hydrate-for="enquiry-draft enquiry-plan"
        noValidate={hydrated}
        aria-busy={busy}
        ref={form}
        {...handlers}
      >
        <EnquirySummary
          key={status.submissions}
          status={status}
          labels={labels}
          provider={data.provider}
          onGoTo={focusField}
        />
        <EnquiryField {...field('name')} labels={labels} />
        <EnquiryField {...field('email')} type="email" labels={labels} />
        <EnquiryField
          {...field('message')}
          type="long"
          labels={labels}
          hint={labels.messageHint}
          hydrated={hydrated}
        />
        <EnquiryField {...field('company')} labels={labels} />
        <EnquiryField {...field('phone')} type="tel" labels={labels} />
        <EnquiryField
          {...field('topic')}
          type="choice"
          labels={labels}
          options={[
            ['', labels.topicNone],
            ...topics.map(({ slug, name }) => [slug, name] as const),
            [otherTopic, labels.topicOther],
          ]}
        />
        <div className="field honeypot" aria-hidden="true">
          <label htmlFor={honeypotField}>Leave this field empty</label>
          <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </div>
        <EnquiryPlan problem={problemOf('plan')} labels={labels} />
        <EnquiryHistory problem={problemOf('history')} labels={labels} />
        <EnquiryConsent {...field('consent')} labels={labels} />
        <div className="stack enquiry-send">
          <button
            type="submit"
            className="control control-filled"
            aria-disabled={busy || undefined}
            ref={sendButton}
          >
            {busy ? labels.sending : labels.send}
          </button>
          <EnquiryProgress stage={stage} labels={labels.progress} />
        </div>
      </form>
    </section>
  );
}

type EnquiryConsentProps = {
  name: 'consent';
  given: string;
  problem: EnquiryProblem | null;
  labels: ContactData['form'];
};

function EnquiryConsent({ name, given, problem, labels }: EnquiryConsentProps) {
  return (
    <div className="stack field field-check">
      <input
        id={name}
        name={name}
        type="checkbox"
        value="yes"
        required
        defaultChecked={given === 'yes'}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(name, { problem })}
      />
      {/* The link is beside the label. Inside, it would be part of the control's name. */}
      <span>
        <label htmlFor={name}>{labels.consent.wording}</label> <a href={paths.privacy}>{labels.privacy}</a>
      </span>
      <EnquiryMessage problem={problem} name={name} />
    </div>
  );
}

type EnquiryProgressProps = { stage: Submission['stage']; labels: ContactData['form']['progress'] };

/** After this long, we explain the wait. */
const slowAfter = 6000;

function EnquiryProgress({ stage, labels }: EnquiryProgressProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (stage !== 'sending') return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [stage]);
  const text = stage === 'idle' ? '' : labels[slow ? 'slow' : stage];
  // The live region exists from the start. Screen readers often skip one that comes with its text.
  return (
    <p className="note enquiry-progress" role="status" data-stage={stage}>
      {text}
    </p>
  );
}
