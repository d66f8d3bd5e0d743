/** The stages as a course down their column, to scale: to the right goes the time, and each stage is as high as its words. */
import type { StageTime } from './stage-times.ts';
import './stage-course.css';

export function StageRuler({ months, caption }: { months: number; caption: string }) {
  const bars = Array.from({ length: Math.ceil(months / 2) }, (_, index) => `M${index * 2} 0h1v1h-1z`);
  return (
    <div className="stage-ruler" data-print="none">
      <p className="label">{caption}</p>
      <svg viewBox={`0 0 ${months} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={bars.join('')} />
      </svg>
    </div>
  );
}

/** The earliest course is a line, and what may come later is pale beside it. */
export function StageCourse({ time: { from, to }, months }: { time: StageTime; months: number }) {
  const [start, end, late, latest] = [from.least, to.least, from.most, to.most].map((at) => at.toFixed(2));
  return (
    <svg
      className="stage-course"
      viewBox={`0 0 ${months} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-print="none"
    >
      <path className="stage-wedge" d={`M${start} 0H${late}L${latest} 1H${end}Z`} />
      <path className="course-path" d={`M${start} 0L${end} 1`} />
      <path className="course-path stage-end" d={`M${end} 1h0`} />
    </svg>
  );
}
