/** Above the fields after a try: what to mend, linked to each field, or why it could not be sent and what to do. */
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Verdict } from '../../browser/enquiry/verdict.ts';
import { waitWords } from '../../browser/enquiry/wait-words.ts';
import type { ContactData } from '../../content/page-data.ts';
import { LinkOrButton } from '../../ui/link-or-button.tsx';

type EnquirySummaryProps = {
  verdict: Verdict;
  words: ContactData['form'];
  onGoTo: (field: string) => void;
};

export function EnquirySummary({ verdict, words, onGoTo }: EnquirySummaryProps) {
  const { problems, notice, retryAfterSeconds, tries } = verdict;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (problems.length === 0 && notice === null) return null;

  const heading = notice === null ? words.problems : words.notices[notice].heading;
  const goTo = (field: string) => (event: MouseEvent) => {
    // Focus, not a new address: the router would make a visit of it.
    event.preventDefault();
    onGoTo(field);
  };
  return (
    <div
      className="enquiry-verdict"
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
        <p>{words.notices[notice].text.replace('{wait}', waitWords(retryAfterSeconds, words.later))}</p>
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
          {words.sendAgain}
        </LinkOrButton>
      )}
    </div>
  );
}
