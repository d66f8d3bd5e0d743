/** The top of every page but home: where one is, what the page is for, and its chart. */

import type { ReactNode } from 'react';
import type { Picture, Tone, Trail } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

type PageHeroProps = {
  tone: Tone;
  headline: string;
  lead: string;
  image?: Picture | null;
  trail?: Trail;
  children?: ReactNode;
};

export function PageHero({ tone, headline, lead, image, trail, children }: PageHeroProps) {
  return (
    <section className={`hero hero-${tone}`}>
      <div className="page-width hero-words">
        {trail && <Breadcrumb trail={trail} />}
        <PageHeading text={headline} />
        <p className="lead">{lead}</p>
        {children}
      </div>
      {/* Behind the words in the document: a half-arrived page must not show the chart where they will stand. */}
      {image && <ChartPicture picture={image} className="hero-chart" eager />}
    </section>
  );
}
