/** Takes the answers and results to the contact form, as text that the visitor can read there before it's sent. */
import type { CalculatorCommon } from '../../site/page-data.ts';
import '../../components/link-or-button.css';

type AttachLinkProps = { isReady: boolean; enquiryPath: string; common: CalculatorCommon };

/** A link without an address is HTML's way to show that it can't be followed. */
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
