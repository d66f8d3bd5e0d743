/**
 * The chart of a first view. It stands in the page as a drawing, and is there with the first words; a page that one
 * comes to inside the application loads the same chart as a picture.
 */
import { useState } from 'react';
import { trusted } from '../browser/trusted.ts';
import type { HeroPicture } from '../content/page-data.ts';
import { ChartPicture } from './chart-picture.tsx';

type HeroChartProps = { picture: HeroPicture; className: string };

export function HeroChart({ picture, className }: HeroChartProps) {
  // Another page's chart is another component.
  return <Chart key={picture.src} picture={picture} className={className} />;
}

function Chart({ picture, className }: HeroChartProps) {
  const { src, alt, inline } = picture;
  const [drawing] = useState(() => markup(inline ?? drawingInPage(src)));
  if (!drawing) return <ChartPicture picture={picture} className={className} eager />;
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

/** What the build has drawn there; browsers get it with the page, and not again with the page's data. */
function drawingInPage(src: string): string | undefined {
  return globalThis.document?.querySelector(`[data-chart="${src}"]`)?.innerHTML;
}
