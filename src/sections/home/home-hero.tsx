/** The first screen: what the provider does, for whom, and what to do next, on a chart with one course. */
import type { HomeData } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LinkOrButton } from '../../ui/link-or-button.tsx';

export function HomeHero({ hero }: { hero: HomeData['hero'] }) {
  const { headline, lead, primary, secondary, image, narrow } = hero;
  return (
    <section className="home-hero">
      <picture>
        <source media="(width < 80rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <ChartPicture picture={image} className="home-hero-chart" eager />
      </picture>
      <div className="page-width home-hero-words">
        <Heading level={1} text={headline} className="headline-xxl" />
        <p className="lead">{lead}</p>
        <p className="actions">
          <LinkOrButton path={primary.path}>{primary.label}</LinkOrButton>
          <LinkOrButton path={secondary.path} look="outlined">
            {secondary.label}
          </LinkOrButton>
        </p>
      </div>
    </section>
  );
}
