/** The consent that the law asks for, with the page that explains it. */
import { consentWording, type EnquiryProblem } from '../../contract/enquiry.ts';
import type { ContactData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { describedBy, EnquiryMessage } from './enquiry-field.tsx';

type EnquiryConsentProps = {
  name: 'consent';
  given: string;
  problem: EnquiryProblem | null;
  labels: ContactData['form'];
};

export function EnquiryConsent({ name, given, problem, labels }: EnquiryConsentProps) {
  return (
    <div className="stack field field-check">
      <input
        id={name}
        name={name}
        type="checkbox"
        value="yes"
        required
        defaultChecked={given === 'yes'}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(name, { problem })}
      />
      {/* The link is beside the label. Inside, it would be part of the control's name. */}
      <span>
        <label htmlFor={name}>{consentWording}</label> <a href={paths.privacy}>{labels.privacy}</a>
      </span>
      <EnquiryMessage problem={problem} name={name} />
    </div>
  );
}
