/** The chart of a first view: drawn in the page, to be there with the words. Later pages load it as a picture. */
import { useState } from 'react';
import type { HeroPicture } from '../content/page-data.ts';
import { SitePicture } from './site-picture.tsx';
import { trusted } from './trusted.ts';
import './hero-chart.css';

type HeroChartProps = {
  picture: HeroPicture;
  className: string;
};

/** Each page's chart is a new component. */
export function HeroChart({ picture, className }: HeroChartProps) {
  return <Chart key={picture.src} picture={picture} className={className} />;
}

function Chart({ picture, className }: { picture: HeroPicture; className: string }) {
  const { src, alt, inline } = picture;
  const [drawing] = useState(() => markup(inline ?? drawingInPage(src)));
  if (!drawing) return <SitePicture picture={picture} className={className} eager />;
  const name = alt === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': alt } as const);
  return (
    <div
      className={className}
      data-chart={src}
      {...name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own build.
      dangerouslySetInnerHTML={drawing}
    />
  );
}

function markup(svg: string | undefined) {
  return svg === undefined ? null : { __html: trusted.createHTML(svg) };
}

/** The build draws it into the page. It isn't sent again with the page's data. */
function drawingInPage(src: string): string | undefined {
  return globalThis.document?.querySelector(`[data-chart="${src}"]`)?.innerHTML;
}
