/** What an instrument handed over: shown as it will be sent, and gone at one press. */
import { useEffect, useState } from 'react';
import { readPlan, removePlan } from '../../browser/enquiry/plan.ts';
import type { ContactData } from '../../content/page-data.ts';

type EnquiryPlanProps = { words: ContactData['form'] };

export function EnquiryPlan({ words }: EnquiryPlanProps) {
  const [plan, setPlan] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  useEffect(() => setPlan(readPlan()), []);

  const remove = () => {
    removePlan();
    setPlan(null);
    setRemoved(true);
  };
  return (
    <div className="enquiry-plan">
      {plan !== null && (
        <fieldset>
          <legend>{words.plan}</legend>
          <p className="hint" id="plan-hint">
            {words.planHint}
          </p>
          <textarea
            id="plan"
            name="plan"
            rows={10}
            readOnly
            value={plan}
            aria-label={words.plan}
            aria-describedby="plan-hint"
          />
          <button type="button" className="control control-small control-outlined" onClick={remove}>
            {words.planRemove}
          </button>
        </fieldset>
      )}
      <p role="status">{removed && words.planRemoved}</p>
    </div>
  );
}
