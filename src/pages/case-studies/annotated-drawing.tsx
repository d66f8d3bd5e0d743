/**
 * The drawn interface with numbered marks and the notes they link to. Marks are links, so they work without
 * scripts. After hydration, pointing at one highlights the other, and following a link scrolls no further than
 * needed.
 */
import { useState } from 'react';
import { ChartPicture } from '../../components/chart-picture.tsx';
import { Heading } from '../../components/heading.tsx';
import type { CaseStudyData, Picture } from '../../content/page-data.ts';
import { DrawingMarks, noteId } from './drawing-marks.tsx';

type AnnotatedDrawingProps = {
  sketch: NonNullable<CaseStudyData['sketch']>;
  words: CaseStudyData['words'];
};

export function AnnotatedDrawing({ sketch, words }: AnnotatedDrawingProps) {
  const { image, crop, narrow, notes, caption } = sketch;
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const pointing = (index: number) => ({
    className: index === pointedAt ? 'is-pointed-at' : undefined,
    onPointerEnter: () => setPointedAt(index),
    onPointerLeave: () => setPointedAt(null),
    onFocus: () => setPointedAt(index),
    onBlur: () => setPointedAt(null),
  });
  const marks = { notes, label: words.mark, pointing };
  return (
    <section className="sketch">
      <div className="page-width">
        <Heading text={words.drawing} className="headline-md" />
        <figure>
          <div className="sketch-frame">
            <ChartPicture picture={image} narrow={narrow} />
            <DrawingMarks {...marks} box={wholeOf(image)} />
            {crop && narrow && <DrawingMarks {...marks} box={crop} isCrop />}
          </div>
          <figcaption>
            {caption}
            {narrow && (
              <a className="whole-drawing" href={image.src}>
                {words.whole}
              </a>
            )}
          </figcaption>
        </figure>
        <ol className="notes">
          {notes.map(({ title, why, instead }, index) => (
            <li key={title} id={noteId(index)} tabIndex={-1} {...pointing(index)}>
              <strong>{title}</strong>
              <span>{why}</span>
              <span>
                <em>{words.instead}</em> {instead}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The notes' positions, in the drawing's units. */
function wholeOf({ width, height }: Picture) {
  return { x: 0, y: 0, width: 1200, height: Math.round((1200 * height) / width) };
}
