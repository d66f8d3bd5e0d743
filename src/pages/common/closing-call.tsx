/** The page's one next step, where the course of its chart arrives. For people who aren't ready, a link to the planner. */

import { Heading } from '../../components/heading.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { Arrival } from '../../site/page-data.ts';
import './closing-call.css';

type ClosingCallProps = {
  heading: string;
  text: string;
  action: { label: string; path: string };
  arrival: Arrival | null;
  /** Left out on the planner and on pages that link to it already. */
  planner?: { label: string; path: string } | null;
};

export function ClosingCall({ heading, text, action, arrival, planner }: ClosingCallProps) {
  return (
    <section className="section band-dark closing" data-print="none">
      <div className="page-width stack-lg closing-words">
        <Heading text={heading} className="large" />
        <p className="lead">{text}</p>
        <p className={arrival ? `arrival arrival-from-${arrival.from}` : undefined}>
          {arrival && <SitePicture picture={arrival.picture} />}
          <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
        </p>
        {planner && (
          <p>
            <a href={planner.path}>{planner.label}</a>
          </p>
        )}
      </div>
    </section>
  );
}
