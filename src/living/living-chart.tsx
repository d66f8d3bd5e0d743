/** What comes over a hero's still chart once React is awake: a voyage on its course, a sounding lead, links on waypoints. */
import { useEffect, useRef, useState } from 'react';
import { trusted } from '../browser/trusted.ts';
import type { Spot } from './path-points.ts';
import { type ChartReading, readChart } from './read-chart.ts';
import { dropLead } from './sounding-lead.ts';
import { sail } from './voyage.ts';

export type Stop = { label: string; path: string };

type LivingChartProps = { src: string; className: string; stops: readonly Stop[] };

type Sheet = { reading: ChartReading; crop: string };

/** In units of a sheet: a target of 24 CSS pixels on the narrowest phone. */
const targetRadius = 36;

export function LivingChart({ src, className, stops }: LivingChartProps) {
  const overlay = useRef<SVGSVGElement>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);

  useEffect(() => {
    let wanted = true;
    readSheet(src, className).then(
      (read) => wanted && setSheet(read),
      // The still chart is whole without it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [src, className]);

  useEffect(() => {
    const svg = overlay.current;
    const hero = svg?.closest('section');
    const [voyage, lead] = svg?.children ?? [];
    if (!sheet || !svg || !hero || !voyage || !lead) return;
    sail(voyage, sheet.reading, hero);
    const takeIn = dropLead(svg, lead, sheet.reading, hero);
    return () => {
      takeIn();
      voyage.replaceChildren();
    };
  }, [sheet]);

  if (!sheet) return null;
  const { reading, crop } = sheet;
  const links = stopsOn(reading, stops);
  const box = { viewBox: `0 0 ${reading.width} ${reading.height}`, preserveAspectRatio: crop };
  return (
    <>
      <svg ref={overlay} {...box} className={`${className} living-chart`} aria-hidden="true">
        <g />
        <g />
      </svg>
      {links.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no other element for a group of links.
        <svg {...box} className={`${className} chart-stops`} role="group" aria-label="Waypoints of the chart">
          {links.map(({ label, path, at: [cx, cy] }) => (
            <a key={path} href={path} aria-label={label}>
              <circle cx={cx} cy={cy} r={targetRadius} />
              <circle cx={cx} cy={cy} r={targetRadius * 0.6} className="chart-stop" />
            </a>
          ))}
        </svg>
      )}
    </>
  );
}

/** The last waypoints of a course that calls at each stop, and at its start before them. */
function stopsOn({ course }: ChartReading, stops: readonly Stop[]): (Stop & { at: Spot })[] {
  const waypoints = course?.waypoints ?? [];
  const first = waypoints.length - stops.length;
  if (first < 0 || first > 1) return [];
  return waypoints.slice(first).flatMap((at, index) => {
    const stop = stops[index];
    return stop ? [{ ...stop, at }] : [];
  });
}

/** The drawing that stands in the page, or the picture of it. */
async function readSheet(src: string, className: string): Promise<Sheet | null> {
  const drawing = document.querySelector(`[data-chart="${src}"] > svg`) ?? (await fetchDrawing(src));
  const reading = drawing && readChart(drawing);
  if (!reading) return null;
  // As a picture it is cropped by the page's styles.
  const isRight = className === 'home-hero-chart';
  return { reading, crop: `${isRight ? 'xMaxYMid' : 'xMidYMid'} slice` };
}

async function fetchDrawing(src: string): Promise<Element | null> {
  const answer = await fetch(src);
  if (!answer.ok) return null;
  // Its colours by day and night are styles, which a page's policy has no hash for.
  const svg = (await answer.text()).replace(/<style>.*?<\/style>/s, '');
  const markup = trusted.createHTML(svg);
  return new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
}
