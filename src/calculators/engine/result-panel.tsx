/**
 * Around the result of any calculator: whether it's the example's, and the link that takes it along to the form. It holds
 * no field, so React may replace it.
 */
import type { ReactNode } from 'react';
import type { CalculatorData } from '../../site/page-data.ts';
import { AttachLink } from './attach-link.tsx';

type ResultPanelProps = {
  data: CalculatorData;
  isExample: boolean;
  isAttachable: boolean;
  enquiryPath: string;
  chart: ReactNode;
  children: ReactNode;
};

export function ResultPanel({
  data: { copy, common },
  isExample,
  isAttachable,
  enquiryPath,
  chart,
  children,
}: ResultPanelProps) {
  const heading = (
    <>
      <h3 className="sr-only">{common.resultHeading}</h3>
      <Mark isExample={isExample} example={common.example} about={copy.example.about} own={common.own} />
    </>
  );
  const attach = (
    <AttachLink isReady={isAttachable} isExample={isExample} enquiryPath={enquiryPath} common={common} />
  );
  if (!chart)
    return (
      <>
        {heading}
        {children}
        {attach}
      </>
    );
  return (
    <>
      <div className="stack calculator-chart">
        {heading}
        {chart}
      </div>
      {/* First what keeps its height. */}
      <div className="stack calculator-answer">
        {attach}
        {children}
      </div>
    </>
  );
}

type MarkProps = { isExample: boolean; example: string; about: string; own: string };

/** Both texts have one place, which is as large as the longer needs. */
function Mark({ isExample, example, about, own }: MarkProps) {
  return (
    <div className="one-place calculator-mark">
      <p aria-hidden={!isExample || undefined}>
        <strong>{example}</strong> {about}
      </p>
      <p aria-hidden={isExample || undefined}>{own}</p>
    </div>
  );
}
