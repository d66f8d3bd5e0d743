/** The enquiry form in the browser: React says in slots what changes. The fields are the document's own. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type ContactFormState, formStateId } from '../../contract/contact-form.ts';
import { enquiryFieldNames } from '../../contract/enquiry.ts';
import { fill } from '../../contract/fill.ts';
import { IslandBoundary } from '../components/island-boundary.island.tsx';
import type { Mount, Navigate } from '../components/island-data.ts';
import type { ContactData } from '../site/page-data.ts';
import { EnquiryMessage } from './enquiry-field.tsx';
import { EnquirySummary, type FormStatus } from './enquiry-summary.tsx';
import { readPlan, removePlan } from './stored.ts';
import { type Stage, useEnquiry } from './use-enquiry.island.ts';

/** What the form's page sends for it. */
export type EnquiryIslandData = Pick<ContactData, 'form'> & {
  provider: Pick<ContactData['provider'], 'phone' | 'email'>;
  topics: readonly string[];
};

export const mount: Mount = (place, json, navigate) => {
  const data: EnquiryIslandData = JSON.parse(json);
  const form = place.querySelector('form');
  if (!form) throw new Error('The island “form” needs a <form> in its <Island>');
  const slots = new Map<string, Element>();
  for (const slot of form.querySelectorAll<HTMLElement>('[data-slot]')) {
    slots.set(slot.dataset['slot'] ?? '', slot);
    slot.replaceChildren();
  }
  const carrier = document.getElementById(formStateId);
  const state: ContactFormState | null = carrier && JSON.parse(carrier.textContent);
  // All it shows is in the slots.
  const root = createRoot(document.createElement('div'));
  root.render(
    <IslandBoundary>
      <Enquiry form={form} slots={slots} data={data} state={state} navigate={navigate} />
    </IslandBoundary>,
  );
  return () => root.unmount();
};

type EnquiryProps = {
  form: HTMLFormElement;
  slots: ReadonlyMap<string, Element>;
  data: EnquiryIslandData;
  state: ContactFormState | null;
  navigate: Navigate;
};

function Enquiry({ form, slots, data, state, navigate }: EnquiryProps) {
  const { form: labels, provider, topics } = data;
  const initial: FormStatus = {
    problems: state?.problems ?? [],
    notice: state === null || state.notice === 'none' ? null : state.notice,
    retryAfterSeconds: state?.retryAfterSeconds ?? null,
  };
  const enquiry = useEnquiry({ form, initial, topics, isReturned: state !== null, navigate });
  const { stage, status, lines, submissions } = enquiry;
  const into = (name: string, content: React.ReactNode) => {
    const slot = slots.get(name);
    return slot ? createPortal(content, slot, name) : null;
  };
  useEffect(() => {
    const attachment = form.querySelector<HTMLElement>('[data-attachment]');
    if (attachment) attachment.hidden = lines.length === 0;
  }, [form, lines]);
  return (
    <>
      {into(
        'summary',
        <EnquirySummary key={submissions} status={status} labels={labels} provider={provider} />,
      )}
      {enquiryFieldNames.map((name) => {
        const problem = status.problems.find(({ field }) => field === name) ?? null;
        return into(
          `${name}-problem`,
          <EnquiryMessage key={problem?.message} problem={problem} name={name} />,
        );
      })}
      {into('history-count', fill(labels.attachPreview, { count: lines.length }))}
      {into('history-lines', lines.join('\n'))}
      {into('plan', <AttachedPlan labels={labels} />)}
      {into('progress', <Progress stage={stage} labels={labels.progress} />)}
    </>
  );
}

/** The answers that a calculator attached, shown as they'll be sent. One press removes them. */
function AttachedPlan({ labels }: { labels: ContactData['form'] }) {
  const [plan, setPlan] = useState(readPlan);
  const [isRemoved, setRemoved] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const remove = () => {
    removePlan();
    setPlan(null);
    setRemoved(true);
    // The pressed button goes away with what it removes.
    status.current?.focus();
  };
  return (
    <div className="enquiry-plan">
      {plan !== null && (
        <fieldset className="stack box field">
          <legend className="strong">{labels.plan}</legend>
          <p className="note" id="plan-hint">
            {labels.planHint}
          </p>
          <textarea
            id="plan"
            name="plan"
            rows={10}
            readOnly
            value={plan}
            aria-label={labels.plan}
            aria-describedby="plan-hint"
          />
          <button type="button" className="control control-small control-outlined" onClick={remove}>
            {labels.planRemove}
          </button>
        </fieldset>
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {isRemoved ? labels.planRemoved : ''}
      </p>
    </div>
  );
}

/** After this long, we explain the wait. */
const slowAfter = 6000;

function Progress({ stage, labels }: { stage: Stage; labels: ContactData['form']['progress'] }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (stage !== 'sending') return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [stage]);
  return (
    <span className="enquiry-stage" data-stage={stage}>
      {stage === 'idle' ? '' : labels[isSlow ? 'slow' : stage]}
    </span>
  );
}
