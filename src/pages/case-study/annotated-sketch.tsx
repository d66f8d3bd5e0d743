/** The sketch of what we'd build, with numbered marks that link to the notes. */
import { fill } from '../../../contract/fill.ts';
import { Heading } from '../../components/heading.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { Picture } from '../../site/page-data.ts';
import type { CaseStudyData } from './page.ts';
import './annotated-sketch.css';

type AnnotatedSketchProps = {
  sketch: NonNullable<CaseStudyData['sketch']>;
  words: CaseStudyData['words'];
};

export function AnnotatedSketch({ sketch, words }: AnnotatedSketchProps) {
  const { image, notes, caption } = sketch;
  return (
    <section className="band-shelf sketch">
      <div className="page-width section">
        <Heading text={words.drawing} />
        <figure>
          <div className="sketch-picture">
            <SitePicture picture={image} />
            <SketchMarks notes={notes} label={words.mark} image={image} />
          </div>
          <figcaption className="note">{caption}</figcaption>
        </figure>
        <ol className="grid as-fits marked notes">
          {notes.map(({ at, title, why, instead }, index) => (
            <li key={title} className="stack" id={noteId(index)} tabIndex={-1}>
              <Detail image={image} at={at} />
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

type Notes = NonNullable<CaseStudyData['sketch']>['notes'];

const width = 1200;

const heightOf = (image: Picture) => Math.round((width * image.height) / image.width);

const share = (percent: number, length: number) => Math.round((percent / 100) * length);

const detail = { width: 480, height: 270 };

function Detail({ image, at }: { image: Picture; at: Notes[number]['at'] }) {
  const height = heightOf(image);
  const [x, y] = [share(at.x, width), share(at.y, height)];
  const left = Math.min(Math.max(x - detail.width / 2, 0), width - detail.width);
  const top = Math.min(Math.max(y - detail.height / 2, 0), height - detail.height);
  return (
    <svg className="detail" viewBox={`${left} ${top} ${detail.width} ${detail.height}`} aria-hidden="true">
      <image href={image.src} width={width} height={height} />
      <circle cx={x} cy={y} r="12" />
    </svg>
  );
}

type SketchMarksProps = { notes: Notes; label: string; image: Picture };

function SketchMarks({ notes, label, image }: SketchMarksProps) {
  const height = heightOf(image);
  return (
    <svg className="marks" role="none" viewBox={`0 0 ${width} ${height}`}>
      {notes.map(({ at, title }, index) => {
        const [x, y] = [share(at.x, width), share(at.y, height)];
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
