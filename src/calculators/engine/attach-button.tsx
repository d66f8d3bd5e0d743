/** Takes the answers and results to the contact form, as text that the visitor reads there before it's sent. */
import { type MouseEvent, useState } from 'react';
import { maxPlanLength } from '../../../contract/enquiry-plan.ts';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import type { CalculatorCommon } from '../../content/page-data.ts';
import { storePlan } from '../../enquiry/stored.ts';

type AttachButtonProps = {
  /** Null while there is nothing worth attaching. */
  lines: readonly string[] | null;
  enquiryPath: string;
  common: CalculatorCommon;
};

export function AttachButton({ lines, enquiryPath, common }: AttachButtonProps) {
  const [failed, setFailed] = useState(false);
  const attach = (event: MouseEvent) => {
    if (lines !== null && storePlan(attachmentText(lines, common.cut))) return;
    event.preventDefault();
    setFailed(true);
  };
  return (
    <div className="cluster calculator-attach">
      {lines === null ? (
        <LinkOrButton size="small" path={enquiryPath} disabled>
          {common.attach}
        </LinkOrButton>
      ) : (
        <a className="control control-small control-filled" href={enquiryPath} onClick={attach}>
          {common.attach}
        </a>
      )}
      <p className="note" role="status">
        {failed ? common.attachFailed : common.attachHint}
      </p>
    </div>
  );
}

/** Whole lines, as many as an enquiry takes. `cut` is added if some had to go. */
export function attachmentText(lines: readonly string[], cut: string): string {
  const whole = lines.join('\n');
  if (whole.length <= maxPlanLength) return whole;
  const fitting: string[] = [];
  let length = cut.length;
  for (const line of lines) {
    length += line.length + 1;
    if (length > maxPlanLength) break;
    fitting.push(line);
  }
  return [...fitting, cut].join('\n');
}
