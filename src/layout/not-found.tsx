/** An unknown address, shown as an uncharted area of the map. The wording is the owner's. */

import { ChartPicture } from '../ui/chart-picture.tsx';
import { LinkOrButton } from '../ui/link-or-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { useLayoutData } from './layout-data.ts';
import { PageHead } from './page-head.tsx';

export function NotFound() {
  const layout = useLayoutData();
  if (!layout) return null;
  const { head, headline, lead, action, image } = layout.notFound;
  return (
    <section className="hero hero-light">
      <PageHead head={head} />
      <div className="page-width hero-words">
        <PageHeading text={headline} />
        <p className="lead">{lead}</p>
        <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
      </div>
      <ChartPicture picture={image} className="hero-chart" eager />
    </section>
  );
}
