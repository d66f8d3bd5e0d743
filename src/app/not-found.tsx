/** An unknown address, shown as an uncharted area of the map. The wording is the owner's. */

import { Heading } from '../components/heading.tsx';
import { HeroChart } from '../components/hero-chart.tsx';
import { useLayoutData } from '../components/layout-data.ts';
import { LinkOrButton } from '../components/link-or-button.tsx';
import { PageHead } from '../components/page-head.tsx';

export function NotFound() {
  const layout = useLayoutData();
  if (!layout) return null;
  const { head, headline, lead, action, image } = layout.notFound;
  return (
    <section id="first-view" className="hero hero-light">
      <PageHead head={head} />
      <div className="page-width hero-words">
        <Heading level={1} text={headline} className="headline-xl" />
        <p className="lead">{lead}</p>
        <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
      </div>
      <HeroChart picture={image} className="hero-chart" />
    </section>
  );
}
