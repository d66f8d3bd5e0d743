/** The drawn interface with numbered marks, which link to the notes. CSS marks the note that the address names. */
import { fill } from '../../../contract/fill.ts';
import { Heading } from '../../components/heading.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { Picture } from '../../site/page-data.ts';
import type { CaseStudyData } from './page.ts';
import './annotated-drawing.css';

type AnnotatedDrawingProps = {
  sketch: NonNullable<CaseStudyData['sketch']>;
  words: CaseStudyData['words'];
};

export function AnnotatedDrawing({ sketch, words }: AnnotatedDrawingProps) {
  const { image, notes, caption } = sketch;
  return (
    <section className="band-shelf sketch" data-print="picture">
      <div className="page-width section">
        <Heading text={words.drawing} />
        <figure>
          <div className="sketch-frame">
            <div className="sketch-picture">
              <SitePicture picture={image} />
              <DrawingMarks notes={notes} label={words.mark} image={image} />
            </div>
          </div>
          <figcaption className="note">{caption}</figcaption>
        </figure>
        <ol className="grid marked notes">
          {notes.map(({ title, why, instead }, index) => (
            <li key={title} id={noteId(index)} tabIndex={-1}>
              <strong>{title}</strong>
              <span>{why}</span>
              {instead && (
                <span>
                  <em className="water">{words.instead}</em> {instead}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const noteId = (index: number) => `note-${index + 1}`;

type DrawingMarksProps = {
  notes: NonNullable<CaseStudyData['sketch']>['notes'];
  label: string;
  image: Picture;
};

/** In the drawing's own units: 1200 wide, and 750 high where it's drawn and not an owner's picture. */
function DrawingMarks({ notes, label, image }: DrawingMarksProps) {
  const height = Math.round((1200 * image.height) / image.width);
  return (
    <svg className="marks" role="none" viewBox={`0 0 1200 ${height}`}>
      {notes.map(({ at, title }, index) => {
        const y = (at.y * height) / 750;
        return (
          <a key={title} href={`#${noteId(index)}`} aria-label={fill(label, { number: index + 1, title })}>
            <circle cx={at.x} cy={y} r="24" />
            <circle cx={at.x} cy={y} r="16" />
            <text x={at.x} y={y + 6}>
              {index + 1}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
