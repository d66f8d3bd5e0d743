/** Draws charts in a worker, so that the page keeps answering its visitor. */
import * as brand from 'virtual:brand';
import { drawProjectCourse, type ProjectCourse } from '../../drawings/charts/project-course.ts';
import { browserLetters } from '../../drawings/letters.ts';

const style = {
  letters: browserLetters(brand),
  seed: brand.chartSeed,
  words: brand.chartWords,
  position: brand.position,
};

addEventListener('message', ({ data: key }: MessageEvent<string>) => {
  const chart: ProjectCourse = JSON.parse(key);
  postMessage({ key, svg: drawProjectCourse(chart, style) });
});
