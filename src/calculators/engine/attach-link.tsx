/** Takes answers and results to the contact form. */
import type { CalculatorCommon } from '../../site/page-data.ts';
import '../../components/link-or-button.css';

type AttachLinkProps = { isReady: boolean; enquiryPath: string; common: CalculatorCommon };

const leadsNowhere = { role: 'link', 'aria-disabled': true } as const;

export function AttachLink({ isReady, enquiryPath, common }: AttachLinkProps) {
  const leads = { href: enquiryPath, 'data-action': 'attach' };
  return (
    <div className="cluster calculator-attach">
      <a className="control control-small control-filled" {...(isReady ? leads : leadsNowhere)}>
        {common.attach}
      </a>
      <p className="note grow" role="status" key={String(isReady)}>
        {isReady ? common.attachHint : common.notYours}
      </p>
    </div>
  );
}
