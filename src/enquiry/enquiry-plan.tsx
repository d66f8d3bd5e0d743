/** The answers that a calculator attached, shown as they'll be sent. One press removes them. */
import { useEffect, useRef, useState } from 'react';
import type { EnquiryProblem } from '../../contract/enquiry.ts';
import { MinorButton } from '../components/link-or-button.tsx';
import type { ContactData } from '../content/page-data.ts';
import { describedBy, EnquiryMessage } from './enquiry-field.tsx';
import { readPlan, removePlan } from './stored.ts';

type EnquiryPlanProps = { problem: EnquiryProblem | null; labels: ContactData['form'] };

export function EnquiryPlan({ problem, labels }: EnquiryPlanProps) {
  const [plan, setPlan] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => setPlan(readPlan()), []);

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
        <fieldset className="stack field">
          <legend>{labels.plan}</legend>
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
            aria-invalid={problem ? true : undefined}
            aria-describedby={describedBy('plan', { hint: labels.planHint, problem })}
          />
          <EnquiryMessage problem={problem} name="plan" />
          <MinorButton onPress={remove}>{labels.planRemove}</MinorButton>
        </fieldset>
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {removed && labels.planRemoved}
      </p>
    </div>
  );
}
