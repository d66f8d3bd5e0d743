/** The page's one next step, and a link to the planner for people who aren't ready for it. */

import { Heading } from '../../components/heading.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Reveal } from '../../components/reveal.tsx';
import './closing-call.css';

type ClosingCallProps = {
  heading: string;
  text: string;
  action: { label: string; path: string };
  /** Left out on the planner and on pages that link to it already. */
  planner?: { label: string; path: string } | null;
};

export function ClosingCall({ heading, text, action, planner }: ClosingCallProps) {
  return (
    <section className="section band-dark closing" data-print="none">
      <div className="page-width stack-lg closing-words">
        <Heading text={heading} className="large" />
        <p className="lead">{text}</p>
        <p>
          <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
        </p>
        {planner && (
          <p>
            <a href={planner.path}>{planner.label}</a>
          </p>
        )}
        <Reveal className="reveal-drawn closing-course">
          <svg viewBox="0 0 600 200" aria-hidden="true">
            <path d="M0 190C120 180 150 120 260 118S430 90 552 29" />
            <circle cx="560" cy="24" r="9" />
          </svg>
        </Reveal>
      </div>
    </section>
  );
}
