/** The top of every page but home: where one is, what the page is for, and its chart. */
import type { ReactNode } from 'react';
import type { Picture, Tone } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { Heading } from '../../ui/heading.tsx';

type PageHeroProps = {
  page: { tone: Tone; headline: string; lead: string; image: Picture | null };
  parent?: { label: string; path: string };
  children?: ReactNode;
};

export function PageHero({ page, parent, children }: PageHeroProps) {
  const { tone, headline, lead, image } = page;
  return (
    <section className={`hero hero-${tone}`}>
      <div className="page-width hero-words">
        {parent && (
          <nav aria-label="Breadcrumb" className="breadcrumb">
            <a href={parent.path}>{parent.label}</a>
          </nav>
        )}
        <Heading level={1} text={headline} className="headline-xl" />
        <p className="lead">{lead}</p>
        {children}
      </div>
      {/* Behind the words in the document: a half-arrived page must not show the chart where they will stand. */}
      {image && <ChartPicture picture={image} className="hero-chart" eager />}
    </section>
  );
}
