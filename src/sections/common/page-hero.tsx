/** The top of every page but home: where one is, what the page is for, and its chart. */
import type { ReactNode } from 'react';
import { anchorOf } from '../../../contract/anchor.ts';
import type { BreadcrumbItems, HeroPicture, Tone } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { HeroChart } from '../../ui/hero-chart.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

type PageHeroProps = {
  page: { tone: Tone; headline: string; lead: string; image: HeroPicture | null };
  breadcrumb?: BreadcrumbItems;
  /** Titles of what the waypoints of its course stand for, further down the page. */
  stops?: readonly { title: string }[];
  children?: ReactNode;
};

export function PageHero({ page, breadcrumb, stops, children }: PageHeroProps) {
  const { tone, headline, lead, image } = page;
  return (
    <section id="first-view" className={`hero hero-${tone}`}>
      <div className="page-width hero-words">
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
        <Heading level={1} text={headline} className="headline-xl" />
        <p className="lead">{lead}</p>
        {children}
      </div>
      {/* Behind the words in the document: a half-arrived page must not show the chart where they will stand. */}
      {image && (
        <HeroChart
          picture={image}
          className="hero-chart"
          stops={stops?.map(({ title }) => ({ label: title, path: `#${anchorOf(title)}` }))}
        />
      )}
    </section>
  );
}
