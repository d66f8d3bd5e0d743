/** The page's one next step, and for those who are not ready for it, the planner. */
import { paths } from '../../content/paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { LinkOrButton } from '../../ui/link-or-button.tsx';
import { Reveal } from '../../ui/reveal.tsx';

type ClosingCallProps = {
  heading: string;
  text: string;
  action: { label: string; path: string };
  /** Off where the page has a link to the planner already, or is the planner. */
  offersPlanner?: boolean;
};

export function ClosingCall({ heading, text, action, offersPlanner = true }: ClosingCallProps) {
  return (
    <section className="closing">
      <div className="page-width closing-grid">
        <Heading text={heading} />
        <p className="lead">{text}</p>
        <p>
          <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
        </p>
        {offersPlanner && (
          <p>
            <a href={paths.plotACourse}>Or plot the course of your project first</a>
          </p>
        )}
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
