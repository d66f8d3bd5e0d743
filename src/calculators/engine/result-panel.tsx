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
  children: ReactNode;
};

export function ResultPanel({
  data: { copy, common },
  isExample,
  isAttachable,
  enquiryPath,
  children,
}: ResultPanelProps) {
  return (
    <>
      <h3 className="sr-only">{common.resultHeading}</h3>
      <p key={isExample ? 'example' : 'own'} className="calculator-mark">
        {isExample ? (
          <>
            <strong>{common.example}</strong> {copy.example.about}
          </>
        ) : (
          common.own
        )}
      </p>
      {children}
      <AttachLink isReady={isAttachable} isExample={isExample} enquiryPath={enquiryPath} common={common} />
    </>
  );
}
