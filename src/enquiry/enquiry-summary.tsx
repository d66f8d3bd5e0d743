/** Above the fields after a submission: what to fix, or why it couldn't be sent. */
import type { EnquiryProblem } from '../../contract/enquiry.ts';
import { fill } from '../../contract/fill.ts';
import { LinkOrButton } from '../components/link-or-button.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import type { ContactData } from '../site/page-data.ts';
import { relativeTime } from './relative-time.ts';
import type { NoticeName } from './send.ts';

export type FormStatus = {
  problems: readonly EnquiryProblem[];
  notice: NoticeName | null;
  retryAfterSeconds: number | null;
};

type EnquirySummaryProps = {
  status: FormStatus;
  copy: ContactData['form'];
  provider: Pick<ContactData['provider'], 'phone' | 'email'>;
};

export function EnquirySummary({ status, copy, provider }: EnquirySummaryProps) {
  const { problems, notice, retryAfterSeconds } = status;
  if (problems.length === 0 && notice === null) return null;

  const heading = notice === null ? copy.problems : copy.notices[notice].heading;
  return (
    <div
      className="stack box fault enquiry-summary"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: an answer to a plain post must begin with what is wrong.
      autoFocus
    >
      <h3>
        <span className="enquiry-mark" aria-hidden="true">
          !
        </span>
        {heading}
      </h3>
      {notice && (
        <p>{fill(copy.notices[notice].text, { wait: relativeTime(retryAfterSeconds, copy.later) })}</p>
      )}
      {notice && (
        <p className="cluster">
          <PhoneLink number={provider.phone} />
          <a href={`mailto:${provider.email}`}>{provider.email}</a>
        </p>
      )}
      {problems.length > 0 && (
        <ul className="stack">
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
      {notice && (
        <LinkOrButton type="submit" look="outlined" size="small">
          {copy.sendAgain}
        </LinkOrButton>
      )}
    </div>
  );
}
