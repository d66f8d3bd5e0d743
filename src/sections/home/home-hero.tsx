/** The first screen: what the provider does, for whom, and what to do next, on a chart with one course. */
import type { HomeData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { HeroChart } from '../../ui/hero-chart.tsx';
import { LinkOrButton } from '../../ui/link-or-button.tsx';

export function HomeHero({ hero }: { hero: HomeData['hero'] }) {
  const { headline, lead, primary, secondary, image } = hero;
  return (
    <section className="home-hero">
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
      <HeroChart picture={image} className="home-hero-chart" />
    </section>
  );
}
