/** The chart as SVG, drawn in a worker; the last one stays until the next is there. Some browsers let no worker run. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { trusted } from '../../browser/trusted.ts';
import type { ProjectCourse } from '../../charts/compositions/project-course.ts';
import workerUrl from './chart-worker.ts?worker&url';

type Drawn = { key: string; svg: string };

/** Where the sheet stands upright: beside the questions while there is little room, and on phones. */
export const uprightMedia = '(width < 40rem), (51.25rem <= width < 64rem)';

/** No chart, as its key. */
const nothing = 'null';

export function useDrawnChart(chart: ProjectCourse | null): { svg: string | null; failed: boolean } {
  const key = useMemo(() => JSON.stringify(chart), [chart]);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);
  const worker = useRef<Worker>(null);
  const wanted = useRef(key);

  useEffect(() => {
    wanted.current = key;
    if (key === nothing) return;
    worker.current ??= startWorker((result) => {
      // Answers given meanwhile have asked for another.
      if (result.key === wanted.current) setDrawn(result);
    });
    worker.current.onerror = () => setFailed(true);
    worker.current.postMessage(key);
  }, [key]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return { svg: key === nothing ? null : (drawn?.svg ?? null), failed };
}

function startWorker(onDrawn: (result: Drawn) => void): Worker {
  const worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => onDrawn(data));
  return worker;
}

/** Which way the sheet stands; known once the page is awake. */
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
