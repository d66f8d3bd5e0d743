/** Above the fields after a submission: what to fix, or why it couldn't be sent. */
import { fill } from '../../contract/fill.ts';
import { LinkOrButton } from '../components/link-or-button.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import type { ContactData } from '../site/page-data.ts';
import type { FormStatus } from './post-enquiry.ts';

type EnquirySummaryProps = {
  status: FormStatus;
  copy: ContactData['form'];
  provider: ContactData['provider'];
};

export function EnquirySummary({ status, copy, provider }: EnquirySummaryProps) {
  const { problems, refusal, retryAfterSeconds } = status;
  if (problems.length === 0 && refusal === null) return null;

  const notice = refusal && copy.notices[refusal];
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
        {notice ? notice.heading : copy.problems}
      </h3>
      {notice && <p>{fill(notice.text, { wait: relativeTime(retryAfterSeconds, copy.later) })}</p>}
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

function relativeTime(seconds: number | undefined, fallback: string): string {
  if (!seconds) return fallback;
  const format = new Intl.RelativeTimeFormat('en');
  if (seconds < 90) return format.format(Math.ceil(seconds / 10) * 10, 'second');
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}
