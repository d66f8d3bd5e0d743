/** The page's one next step. */

import { Heading } from '../../components/heading.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import type { ClosingChart } from './closing-chart.ts';
import './closing-call.css';

type ClosingCallProps = {
  heading: string;
  text: string;
  action: { label: string; path: string };
  chart?: ClosingChart | null;
  /** Left out on the planner and on pages that link to it already. */
  planner?: { label: string; path: string } | null;
};

export function ClosingCall({ heading, text, action, chart, planner }: ClosingCallProps) {
  return (
    <section className={`section band-dark closing ${chart ? 'closing-charted' : ''}`.trimEnd()}>
      <div className="page-width stack">
        <Heading text={heading} />
        <p className="lead">{text}</p>
        <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
        {planner && (
          <p>
            <a href={planner.path}>{planner.label}</a>
          </p>
        )}
      </div>
      {chart && <Chart chart={chart} />}
    </section>
  );
}

function Chart({ chart: { narrow, medium, wide } }: { chart: ClosingChart }) {
  return (
    <picture className="closing-chart">
      <source media="(min-width: 64rem)" srcSet={wide.src} />
      <source media="(min-width: 51.25rem)" srcSet={medium.src} />
      <img
        src={narrow.src}
        width={narrow.width}
        height={narrow.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
