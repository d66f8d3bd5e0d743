/** Draws charts in a worker, so that the page keeps answering its visitor. */
import { drawProjectCourse, type ProjectCourse } from '../../drawings/charts/project-course.ts';
import { browserLetters } from '../../drawings/letters.ts';

addEventListener('message', ({ data: key }: MessageEvent<string>) => {
  const chart: ProjectCourse = JSON.parse(key);
  postMessage({ key, svg: drawProjectCourse(chart, browserLetters) });
});
