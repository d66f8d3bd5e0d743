/** The page's one next step. For people who aren't ready, a link to the planner. */

import { Heading } from '../../components/heading.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';

type ClosingCallProps = {
  heading: string;
  text: string;
  action: { label: string; path: string };
  /** Left out on the planner and on pages that link to it already. */
  planner?: { label: string; path: string } | null;
};

export function ClosingCall({ heading, text, action, planner }: ClosingCallProps) {
  return (
    <section className="section band-dark" data-print="none">
      <div className="page-width stack-lg">
        <Heading text={heading} />
        <p className="lead">{text}</p>
        <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
        {planner && (
          <p>
            <a href={planner.path}>{planner.label}</a>
          </p>
        )}
      </div>
    </section>
  );
}
