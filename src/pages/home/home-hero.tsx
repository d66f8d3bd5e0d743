/** The first screen: what the provider does, for whom, and what to do next, on a chart with one course. */
import { anchorOf } from '../../../contract/anchor.ts';
import { Heading } from '../../components/heading.tsx';
import { HeroChart } from '../../components/hero-chart.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import type { HomeData } from '../../content/page-data.ts';
import '../common/hero.css';

type HomeHeroProps = Pick<HomeData, 'hero' | 'framework'>;

export function HomeHero({ hero, framework }: HomeHeroProps) {
  const stops = framework.items.map(({ title }) => ({
    label: title,
    path: `${framework.action.path}#${anchorOf(title)}`,
  }));
  const { headline, lead, primary, secondary, image } = hero;
  return (
    <section id="first-view" className="home-hero">
      <div className="page-width hero-words home-hero-words">
        <Heading level={1} text={headline} className="headline-xxl" />
        <p className="lead">{lead}</p>
        <p className="actions">
          <LinkOrButton path={primary.path}>{primary.label}</LinkOrButton>
          <LinkOrButton path={secondary.path} look="outlined">
            {secondary.label}
          </LinkOrButton>
        </p>
      </div>
      <HeroChart picture={image} className="home-hero-chart" crop="xMaxYMid" stops={stops} />
    </section>
  );
}
