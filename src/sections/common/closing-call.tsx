/** The page's one next step. */
import { Heading } from '../../ui/heading.tsx';
import { LinkOrButton } from '../../ui/link-or-button.tsx';
import { Reveal } from '../../ui/reveal.tsx';

type ClosingCallProps = { heading: string; text: string; action: { label: string; path: string } };

export function ClosingCall({ heading, text, action }: ClosingCallProps) {
  return (
    <section className="closing">
      <div className="page-width closing-grid">
        <Heading text={heading} />
        <p className="lead">{text}</p>
        <p>
          <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
        </p>
        <Reveal className="closing-course">
          <svg viewBox="0 0 600 200" aria-hidden="true">
            <path d="M0 190C120 180 150 120 260 118S430 90 552 29" />
            <circle cx="560" cy="24" r="9" />
          </svg>
        </Reveal>
      </div>
    </section>
  );
}
