/** Takes the answers and results to the contact form, as text that is read there before it is sent. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keepPlan } from '../../browser/enquiry/plan.ts';
import type { InstrumentCommon } from '../../content/page-data.ts';
import { planText } from './plan-text.ts';

type AttachPlanProps = {
  /** Null while there is nothing worth attaching. */
  lines: readonly string[] | null;
  enquiryPath: string;
  common: InstrumentCommon;
};

export function AttachPlan({ lines, enquiryPath, common }: AttachPlanProps) {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const attach = () => {
    if (lines === null) return;
    if (keepPlan(planText(lines, common.cut))) navigate(enquiryPath);
    else setFailed(true);
  };
  return (
    <div className="instrument-attach">
      <button
        type="button"
        className="control control-small control-filled"
        disabled={lines === null}
        onClick={attach}
      >
        {common.attach}
      </button>
      <p className="note" role="status">
        {failed ? common.attachFailed : common.attachHint}
      </p>
    </div>
  );
}
