/**
 * The chart of a first view. It stands in the page as a drawing, and is there with the first words; a page that one
 * comes to inside the application loads the same chart as a picture. What moves on it comes once React is awake.
 */
import { useState } from 'react';
import { trusted } from '../browser/trusted.ts';
import type { HeroPicture } from '../content/page-data.ts';
import { ChartPicture } from './chart-picture.tsx';
import { useLiving } from './use-living.ts';

type HeroChartProps = {
  picture: HeroPicture;
  className: string;
  /** What the waypoints of its course stand for. */
  stops?: readonly Stop[] | undefined;
};

type Stop = { label: string; path: string };

const noStops: readonly Stop[] = [];

export function HeroChart({ picture, className, stops = noStops }: HeroChartProps) {
  const { src } = picture;
  const living = useLiving();
  // Another page's chart is another component.
  return (
    <>
      <Chart key={src} picture={picture} className={className} />
      {living && src.endsWith('.svg') && (
        <living.LivingChart key={`living ${src}`} src={src} className={className} stops={stops} />
      )}
    </>
  );
}

function Chart({ picture, className }: { picture: HeroPicture; className: string }) {
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
