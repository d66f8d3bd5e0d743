/** Draws charts beside the page, which stays free for its visitor meanwhile. */
import { browserLetters } from '../../charts/browser-letters.ts';
import { drawProjectCourse, type ProjectCourse } from '../../charts/compositions/project-course.ts';

addEventListener('message', ({ data: key }: MessageEvent<string>) => {
  const chart: ProjectCourse = JSON.parse(key);
  postMessage({ key, svg: drawProjectCourse(chart, browserLetters) });
});
