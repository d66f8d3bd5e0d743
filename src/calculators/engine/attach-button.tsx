/** Takes the answers and results to the contact form, as text that the visitor reads there before it's sent. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CalculatorCommon } from '../../content/page-data.ts';
import { keepPlan } from '../../enquiry/plan.ts';
import { attachmentText } from './attachment.ts';

type AttachButtonProps = {
  /** Null while there is nothing worth attaching. */
  lines: readonly string[] | null;
  enquiryPath: string;
  common: CalculatorCommon;
};

export function AttachButton({ lines, enquiryPath, common }: AttachButtonProps) {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const attach = () => {
    if (lines === null) return;
    if (keepPlan(attachmentText(lines, common.cut))) navigate(enquiryPath);
    else setFailed(true);
  };
  return (
    <div className="calculator-attach">
      <button
        type="button"
        className="control control-small control-filled"
        data-live
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
