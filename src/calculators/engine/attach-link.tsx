/** Takes the answers and results to the contact form, as text that the visitor reads there before it's sent. */
import { LinkOrButton } from '../../components/link-or-button.tsx';
import type { CalculatorCommon } from '../../content/page-data.ts';

type AttachLinkProps = {
  isReady: boolean;
  isExample: boolean;
  enquiryPath: string;
  common: CalculatorCommon;
};

export function AttachLink({ isReady, isExample, enquiryPath, common }: AttachLinkProps) {
  return (
    <div className="cluster calculator-attach">
      {isReady ? (
        <a className="control control-small control-filled" href={enquiryPath} data-action="attach">
          {common.attach}
        </a>
      ) : (
        <LinkOrButton size="small" path={enquiryPath} disabled>
          {common.attach}
        </LinkOrButton>
      )}
      <p className="note" role="status">
        {isExample && !isReady ? common.notYours : common.attachHint}
      </p>
    </div>
  );
}
