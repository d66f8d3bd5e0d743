/** The top of every page but home. */
import type { ReactNode } from 'react';
import { Heading } from '../../components/heading.tsx';
import { HeroChart } from '../../components/hero-chart.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import type { BreadcrumbItems, HeroPicture, Tone } from '../../site/page-data.ts';
import './page-hero.css';

type PageHeroProps = {
  page: { tone: Tone; headline: string; lead: string; image: HeroPicture | null };
  className?: string;
  breadcrumb?: BreadcrumbItems;
  action?: { label: string; path: string };
  strip?: ReactNode;
  children?: ReactNode;
};

export function PageHero({ page, className, breadcrumb, action, strip, children }: PageHeroProps) {
  const { tone, headline, lead, image } = page;
  const classes = [
    tone === 'dark' ? 'under-bar band-dark hero' : 'under-bar band-shoal hero',
    image && 'hero-charted',
    breadcrumb && 'hero-deep',
    className,
  ];
  return (
    <section id="first-view" className={classes.filter(Boolean).join(' ')}>
      <div className="page-width stack hero-words">
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
        <Heading level={1} text={headline} />
        <p className="lead">{lead}</p>
        {children}
        {action && <LinkOrButton path={action.path}>{action.label}</LinkOrButton>}
      </div>
      {strip && (
        <div className="hero-strip">
          <div className="page-width grid">{strip}</div>
        </div>
      )}
      {/* After the words, so that a page that's still loading doesn't show the chart in their place. */}
      {image && <HeroChart picture={image} className="hero-chart" />}
    </section>
  );
}

function Breadcrumb({ items }: { items: BreadcrumbItems }) {
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {index < last ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
