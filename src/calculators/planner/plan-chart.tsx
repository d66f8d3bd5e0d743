/** The chart: the example's picture from the build, or one drawn here from the answers. Both have the same size. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { trusted } from '../../components/trusted.ts';
import type { Picture } from '../../content/page-data.ts';
import type { ProjectCourse } from '../../drawings/charts/project-course.ts';
import workerUrl from './chart-worker.ts?worker&url';

/** `svg` is null if the worker failed at it. */
type Drawn = { key: string; svg: string | null };

const uprightMedia = '(width < 40rem)';

const nothing = 'null';

/**
 * The chart as SVG, drawn in a worker. The last one stays until the next is ready, and goes if that fails: it's a chart
 * of other answers.
 */
export function useDrawnChart(chart: ProjectCourse | null): { svg: string | null; failed: boolean } {
  const key = useMemo(() => JSON.stringify(chart), [chart]);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const worker = useRef<Worker>(null);
  const wanted = useRef(key);

  useEffect(() => {
    wanted.current = key;
    if (key === nothing) {
      // Otherwise the next answers would show this chart until theirs is drawn.
      setDrawn(null);
      return;
    }
    worker.current ??= startWorker((result) => {
      // Later answers may have asked for another.
      if (result.key === wanted.current) setDrawn(result);
    });
    worker.current.onerror = () => {
      // The next answers get a worker of their own: this one may never have started.
      worker.current?.terminate();
      worker.current = null;
      setDrawn({ key: wanted.current, svg: null });
    };
    worker.current.postMessage(key);
  }, [key]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  if (key === nothing) return { svg: null, failed: false };
  return { svg: drawn?.svg ?? null, failed: drawn !== null && drawn.svg === null };
}

function startWorker(onDrawn: (result: Drawn) => void): Worker {
  const worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => onDrawn(data));
  return worker;
}

export function useShape(): ProjectCourse['shape'] {
  const [isUpright, setUpright] = useState(false);
  useEffect(() => {
    const media = matchMedia(uprightMedia);
    const follow = () => setUpright(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return isUpright ? 'narrow' : 'wide';
}

type ExampleChartProps = { pictures: Readonly<Record<'wide' | 'narrow', Picture>>; described: string };

export function ExampleChart({ pictures: { wide, narrow }, described }: ExampleChartProps) {
  return (
    <div className="plan-chart">
      <picture>
        <source media={uprightMedia} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img src={wide.src} width={wide.width} height={wide.height} alt={described} loading="lazy" />
      </picture>
    </div>
  );
}

export function DrawnChart({ svg, described }: { svg: string; described: string }) {
  const drawing = useMemo(() => ({ __html: trusted.createHTML(svg) }), [svg]);
  return (
    <div
      className="plan-chart"
      role="img"
      aria-label={described}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code, which escapes every word.
      dangerouslySetInnerHTML={drawing}
    />
  );
}
