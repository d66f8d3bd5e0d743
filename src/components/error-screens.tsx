/** What's shown instead of a page. The server's own 404 and 500 are these, too. */

import type { LayoutData } from '../site/page-data.ts';
import { Heading } from './heading.tsx';
import { HeroChart } from './hero-chart.tsx';
import { LinkOrButton } from './link-or-button.tsx';
import './error-screens.css';

export const errorTitle = 'Unexpected Application Error!';

type ErrorScreenProps = { words: LayoutData['notFound']['failure']; message: string };

export function ErrorScreen({ words, message }: ErrorScreenProps) {
  return (
    <section id="first-view" className="page-width stack section under-bar error-screen">
      <h1>{errorTitle}</h1>
      <p
        className="lead"
        data-message
        data-offline={words.offline}
        data-late={words.late}
        data-broken={words.broken}
      >
        {message}
      </p>
      <p>{words.text}</p>
      <p className="cluster">
        {/* An empty address is the one that failed. */}
        <LinkOrButton path="" reload>
          {words.again}
        </LinkOrButton>
        <LinkOrButton path="/" look="outlined" reload>
          {words.home}
        </LinkOrButton>
      </p>
    </section>
  );
}

export function NotFound({ layout }: { layout: LayoutData }) {
  const { headline, lead, action, image } = layout.notFound;
  return (
    <section id="first-view" className="under-bar band-shoal hero hero-charted">
      <div className="page-width stack hero-words">
        <Heading level={1} text={headline} />
        <p className="lead">{lead}</p>
        <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
      </div>
      <HeroChart picture={image} className="hero-chart" />
    </section>
  );
}
