/** The drawn interface with numbered marks, which link to the notes. CSS marks the note that the address names. */
import { fill } from '../../../contract/fill.ts';
import { Heading } from '../../components/heading.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { Picture } from '../../content/page-data.ts';
import type { CaseStudyData } from './page.ts';
import './annotated-drawing.css';

type AnnotatedDrawingProps = {
  sketch: NonNullable<CaseStudyData['sketch']>;
  words: CaseStudyData['words'];
};

export function AnnotatedDrawing({ sketch, words }: AnnotatedDrawingProps) {
  const { image, crop, narrow, notes, caption } = sketch;
  const marks = { notes, label: words.mark };
  return (
    <section className="sketch" data-print="picture">
      <div className="page-width">
        <Heading text={words.drawing} className="headline-md" />
        <figure>
          <div className="sketch-frame">
            <SitePicture picture={image} narrow={narrow} />
            <DrawingMarks {...marks} box={wholeOf(image)} />
            {crop && narrow && <DrawingMarks {...marks} box={crop} isCrop />}
          </div>
          <figcaption>
            {caption}{' '}
            {narrow && (
              <a className="whole-drawing" href={image.src}>
                {words.whole}
              </a>
            )}
          </figcaption>
        </figure>
        <ol className="notes">
          {notes.map(({ title, why, instead }, index) => (
            <li key={title} id={noteId(index)} tabIndex={-1}>
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

type DrawingMarksProps = {
  notes: NonNullable<CaseStudyData['sketch']>['notes'];
  label: string;
  box: { x: number; y: number; width: number; height: number };
  /** For phones only. The other drawing is for wider screens. */
  isCrop?: boolean;
};

const noteId = (index: number) => `note-${index + 1}`;

/** In the drawing's own units. A note outside the frame has no mark. */
function DrawingMarks({ notes, label, box, isCrop = false }: DrawingMarksProps) {
  return (
    <svg
      className={isCrop ? 'marks marks-crop' : 'marks'}
      role="none"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      {notes.map(({ at, title }, index) => {
        const { x, y } = isCrop ? at : { x: at.x, y: (at.y * box.height) / 750 };
        if (x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height) return null;
        return (
          <a key={title} href={`#${noteId(index)}`} aria-label={fill(label, { number: index + 1, title })}>
            <circle cx={x} cy={y} r="24" />
            <circle cx={x} cy={y} r="16" />
            <text x={x} y={y + 6}>
              {index + 1}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
