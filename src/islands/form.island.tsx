/** The enquiry form in the browser: React says in slots what changes. The fields are the document's own. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { enquiryFieldNames } from '../../contract/enquiry.ts';
import { IslandBoundary } from '../browser/island-boundary.tsx';
import { hideNotice } from '../browser/notice.ts';
import { EnquiryMessage } from '../enquiry/enquiry-field.tsx';
import { EnquirySummary } from '../enquiry/enquiry-summary.tsx';
import { type FormIslandData, startForm } from '../enquiry/form-behaviour.ts';
import { type Stage, sendingNow, watchSending } from '../enquiry/sending.ts';
import { readPlan, removePlan } from '../enquiry/stored.ts';
import type { ContactData } from '../site/page-data.ts';
import type { Mount } from './mount-islands.ts';

/** What the server says in a form that came back. It stays the document's until the next submission. */
const answers = /^summary$|-problem$/;

export const mount: Mount = (place, json) => {
  const data: FormIslandData = JSON.parse(json);
  const form = place.querySelector('form');
  if (!form) throw new Error('The island “form” needs a <form> in its <Island>');
  const slots = new Map<string, Element>();
  for (const slot of form.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot: name = '' } = slot.dataset;
    slots.set(name, slot);
    if (!answers.test(name)) slot.replaceChildren();
  }
  // What became of an enquiry is said here.
  hideNotice();
  const stop = startForm(form, { data, isReturned: place.dataset['returned'] !== undefined });
  // All it shows is in the slots.
  const root = createRoot(document.createElement('div'));
  root.render(
    <IslandBoundary>
      <Enquiry form={form} slots={slots} data={data} />
    </IslandBoundary>,
  );
  return () => {
    stop();
    root.unmount();
  };
};

type EnquiryProps = {
  form: HTMLFormElement;
  slots: ReadonlyMap<string, Element>;
  data: FormIslandData;
};

function Enquiry({ form, slots, data }: EnquiryProps) {
  const { form: labels, provider } = data;
  const { stage, status, submissions } = useSyncExternalStore(watchSending, sendingNow);
  const seen = useRef(submissions);
  useEffect(() => {
    if (submissions === seen.current) return;
    seen.current = submissions;
    form.querySelector<HTMLElement>('.enquiry-summary')?.focus();
  }, [form, submissions]);
  const into = (name: string, content: React.ReactNode) => {
    const slot = slots.get(name);
    return slot ? createPortal(content, slot, name) : null;
  };
  return (
    <>
      {into(
        'summary',
        status && <EnquirySummary key={submissions} status={status} labels={labels} provider={provider} />,
      )}
      {enquiryFieldNames.map((name) => {
        const problem = status?.problems.find(({ field }) => field === name) ?? null;
        return into(
          `${name}-problem`,
          <EnquiryMessage key={problem?.message} problem={problem} name={name} />,
        );
      })}
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
