/**
 * The enquiry form as it's served: a plain post works. form.island.tsx says what changes in slots, and never touches
 * a field.
 */
import type { ReactNode } from 'react';
import { enquiriesAddress } from '../../contract/addresses.ts';
import {
  consentVersionField,
  type EnquiryProblem,
  honeypotField,
  otherTopic,
} from '../../contract/enquiry.ts';
import { Heading } from '../components/heading.tsx';
import { LinkOrButton } from '../components/link-or-button.tsx';
import { paths } from '../content/paths.ts';
import type { ContactData } from '../site/page-data.ts';
import { askedFields, EnquiryField, ProblemSlot } from './enquiry-field.tsx';
import { EnquirySummary } from './enquiry-summary.tsx';
import './enquiry-form.css';

export function EnquiryForm({ data }: { data: ContactData }) {
  const { form: copy, topics, state } = data;
  const field = <Name extends string>(name: Name) => ({
    name,
    copy,
    given: state.values[name] ?? '',
    problem: state.problems.find(({ field }) => field === name) ?? null,
  });
  const choices = [
    ['', copy.topicNone],
    ...topics.map(({ slug, name }) => [slug, name] as const),
    [otherTopic, copy.topicOther],
  ] as const;
  return (
    <section aria-labelledby="form-heading">
      <Heading text={copy.heading} className="sr-only" id="form-heading" />
      <form className="grid enquiry-form" method="post" action={enquiriesAddress} data-draft>
        <Slot name="summary">
          <EnquirySummary status={state} copy={copy} provider={data.provider} />
        </Slot>
        <Slot name="plan" />
        {askedFields.map((name) => (
          <EnquiryField
            key={name}
            {...field(name)}
            {...(name === 'message' && { hint: copy.messageHint })}
            {...(name === 'topic' && { options: choices })}
          />
        ))}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={honeypotField}>{copy.leaveEmpty}</label>
          <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name={consentVersionField} value={copy.consent.version} />
        <EnquiryConsent {...field('consent')} />
        <div className="stack enquiry-send">
          <LinkOrButton type="submit" data-send>
            <span>{copy.send}</span>
            <span hidden>{copy.sending}</span>
          </LinkOrButton>
          {/* Screen readers often skip a live region that comes with its text. */}
          <p className="note enquiry-progress" role="status" data-slot="progress" />
        </div>
      </form>
    </section>
  );
}

function Slot({ name, children }: { name: string; children?: ReactNode }) {
  return <div data-slot={name}>{children}</div>;
}

type EnquiryConsentProps = {
  name: 'consent';
  given: string;
  problem: EnquiryProblem | null;
  copy: ContactData['form'];
};

function EnquiryConsent({ name, given, problem, copy }: EnquiryConsentProps) {
  return (
    <div className="grid field field-check">
      <input
        id={name}
        name={name}
        type="checkbox"
        value="yes"
        required
        defaultChecked={given === 'yes'}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${name}-problem`}
      />
      {/* The link is beside the label. Inside, it would be part of the control's name. */}
      <span>
        <label htmlFor={name}>{copy.consent.wording}</label> <a href={paths.privacy}>{copy.privacy}</a>
      </span>
      <ProblemSlot name={name} problem={problem} />
    </div>
  );
}
