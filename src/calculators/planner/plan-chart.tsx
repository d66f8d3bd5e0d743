/** The chart: the example's picture from the build, or what was drawn here from the answers. Both have the same size. */
import { useMemo } from 'react';
import { trusted } from '../../components/trusted.ts';
import type { Picture } from '../../content/page-data.ts';
import { uprightMedia } from './use-drawn-chart.ts';

type ExampleChartProps = { pictures: Readonly<Record<'wide' | 'narrow', Picture>>; described: string };

export function ExampleChart({ pictures: { wide, narrow }, described }: ExampleChartProps) {
  return (
    <picture className="plan-chart">
      <source media={uprightMedia} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      <img src={wide.src} width={wide.width} height={wide.height} alt={described} loading="lazy" />
    </picture>
  );
}

export function DrawnChart({ svg, described }: { svg: string; described: string }) {
  const drawing = useMemo(() => ({ __html: trusted.createHTML(svg) }), [svg]);
  return (
    <div
      className="plan-chart plan-chart-drawn"
      role="img"
      aria-label={described}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code, which escapes every word.
      dangerouslySetInnerHTML={drawing}
    />
  );
}
