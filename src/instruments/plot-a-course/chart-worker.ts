/** Draws charts beside the page, which stays free for its visitor meanwhile. */
import { drawProjectCourse, type ProjectCourse } from '../../charts/compositions/project-course.ts';
import { plainLetters } from '../../charts/plain-letters.ts';

addEventListener('message', ({ data: key }: MessageEvent<string>) => {
  const chart: ProjectCourse = JSON.parse(key);
  postMessage({ key, svg: drawProjectCourse(chart, plainLetters) });
});
