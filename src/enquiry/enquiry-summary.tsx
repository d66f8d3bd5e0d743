/** Above the fields after a submission: what to mend, linked to each field, or why it could not be sent and what to do. */
import { type MouseEvent, useEffect, useRef } from 'react';
import { LinkOrButton } from '../components/link-or-button.tsx';
import type { ContactData } from '../content/page-data.ts';
import type { FormStatus } from './form-status.ts';
import { relativeTime } from './relative-time.ts';

type EnquirySummaryProps = {
  status: FormStatus;
  labels: ContactData['form'];
  onGoTo: (field: string) => void;
};

export function EnquirySummary({ status, labels, onGoTo }: EnquirySummaryProps) {
  const { problems, notice, retryAfterSeconds, submissions } = status;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submissions > 0) box.current?.focus();
  }, [submissions]);
  if (problems.length === 0 && notice === null) return null;

  const heading = notice === null ? labels.problems : labels.notices[notice].heading;
  const goTo = (field: string) => (event: MouseEvent) => {
    // Focus, not a new address: the router would make a visit of it.
    event.preventDefault();
    onGoTo(field);
  };
  return (
    <div
      className="enquiry-summary"
      role="alert"
      tabIndex={-1}
      ref={box}
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
        <p>{labels.notices[notice].text.replace('{wait}', relativeTime(retryAfterSeconds, labels.later))}</p>
      )}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={goTo(field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {notice && (
        <LinkOrButton type="submit" look="outlined" size="small">
          {labels.sendAgain}
        </LinkOrButton>
      )}
    </div>
  );
}
