/** What a calculator shows beside its form. It holds no field, so React may replace it. */
import type { ReactNode } from 'react';
import type { CalculatorData } from '../../content/page-data.ts';
import { AttachLink } from './attach-link.tsx';

type CalculatorResultProps = {
  data: CalculatorData;
  isExample: boolean;
  isAttachable: boolean;
  enquiryPath: string;
  children: ReactNode;
};

export function CalculatorResult({
  data: { copy, common },
  isExample,
  isAttachable,
  enquiryPath,
  children,
}: CalculatorResultProps) {
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
