/** The enquiry form in the browser: React says in slots what changes. The fields are the document's own. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { enquiryFieldNames } from '../../contract/enquiry.ts';
import { readPlan, removePlan } from '../browser/draft-storage.ts';
import type { Mount } from '../browser/islands.ts';
import { hideNotice } from '../browser/notice.ts';
import { IslandBoundary } from '../components/island-boundary.tsx';
import { LinkOrButton } from '../components/link-or-button.tsx';
import type { ContactData } from '../site/page-data.ts';
import { EnquiryMessage } from './enquiry-field.tsx';
import { EnquirySummary } from './enquiry-summary.tsx';
import { type FormIslandData, startForm } from './form-behaviour.ts';
import type { FormStatus } from './post-enquiry.ts';
import { type SendingState, sendingNow, watchSending } from './sending.ts';

export const mount: Mount = (place, json) => {
  const data: FormIslandData = JSON.parse(json);
  const form = place.querySelector('form');
  if (!form) throw new Error('The island “form” needs a <form> in its <Island>');
  hideNotice();
  const stop = startForm(form, data.form.outcome);
  const root = createRoot(document.createElement('div'));
  root.render(
    <IslandBoundary>
      <Enquiry form={form} place={place} data={data} />
    </IslandBoundary>,
  );
  return () => {
    stop();
    root.unmount();
  };
};

type EnquiryProps = {
  form: HTMLFormElement;
  place: HTMLElement;
  data: FormIslandData;
};

function Enquiry({ form, place, data }: EnquiryProps) {
  const { form: copy, provider } = data;
  const { stage, status, submissions } = useSyncExternalStore(watchSending, sendingNow);
  const seen = useRef(submissions);
  useEffect(() => {
    if (submissions === seen.current) return;
    seen.current = submissions;
    form.querySelector<HTMLElement>('.enquiry-summary')?.focus();
  }, [form, submissions]);
  useLayoutEffect(() => showStage(form, stage), [form, stage]);
  // Before the first submission the server's word counts.
  const isSent = stage !== 'idle' || status !== null;
  useLayoutEffect(() => {
    if (isSent) showFaults(form, status, copy.problemTitle);
  }, [form, status, copy, isSent]);
  const into = (name: string, content: React.ReactNode) => {
    const slot = place.querySelector(`[data-slot=${name}]`);
    return slot ? createPortal(content, slot, name) : null;
  };
  return (
    <>
      {into(
        'summary',
        status && <EnquirySummary key={submissions} status={status} copy={copy} provider={provider} />,
      )}
      {enquiryFieldNames.map((name) => {
        const problem = status?.problems.find(({ field }) => field === name) ?? null;
        return into(`${name}-problem`, <EnquiryMessage key={problem?.message} problem={problem} />);
      })}
      {into('plan', <AttachedPlan key={readPlan()} copy={copy} />)}
      {into('progress', <span data-stage={stage}>{stage === 'idle' ? '' : copy.progress[stage]}</span>)}
    </>
  );
}

/** Fields aren't React's, so what's said of them is written on them. */
function showStage(form: HTMLFormElement, stage: SendingState): void {
  const isIdle = stage === 'idle';
  form.setAttribute('aria-busy', String(!isIdle));
  // What's typed now would be neither sent nor kept. The attached plan is never typed.
  for (const field of form.querySelectorAll('input, textarea:not(#plan)'))
    field.toggleAttribute('readonly', !isIdle);
  const button = form.querySelector('[data-send]');
  if (isIdle) button?.removeAttribute('aria-disabled');
  else button?.setAttribute('aria-disabled', 'true');
  const [idle, busy] = button?.children ?? [];
  idle?.toggleAttribute('hidden', !isIdle);
  busy?.toggleAttribute('hidden', isIdle);
}

function showFaults(form: HTMLFormElement, status: FormStatus | null, titleMark: string): void {
  const wrong = new Set<string>(status?.problems.map(({ field }) => field));
  for (const name of enquiryFieldNames) {
    const field = form.querySelector(`#${name}`);
    if (wrong.has(name)) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
  }
  const title = document.title.replace(`${titleMark} `, '');
  document.title = status ? `${titleMark} ${title}` : title;
}

function AttachedPlan({ copy }: { copy: ContactData['form'] }) {
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
  if (plan === null && !isRemoved) return null;
  return (
    <div className="enquiry-plan">
      {plan !== null && (
        <fieldset className="stack box field">
          <legend className="strong">{copy.plan}</legend>
          <p className="note" id="plan-hint">
            {copy.planHint}
          </p>
          <details>
            <summary className="text-button">{copy.planShow}</summary>
            <textarea
              id="plan"
              name="plan"
              rows={10}
              readOnly
              value={plan}
              aria-label={copy.plan}
              aria-describedby="plan-hint"
            />
          </details>
          <LinkOrButton size="small" look="outlined" onClick={remove}>
            {copy.planRemove}
          </LinkOrButton>
        </fieldset>
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {isRemoved ? copy.planRemoved : ''}
      </p>
    </div>
  );
}
