/**
 * Numbered marks over a drawing, in its own units, as links to the notes. A note outside the frame has no mark.
 */
import type { MouseEvent } from 'react';
import type { CaseStudyData } from '../../content/page-data.ts';

type Box = { x: number; y: number; width: number; height: number };

type DrawingMarksProps = {
  notes: NonNullable<CaseStudyData['sketch']>['notes'];
  label: string;
  pointing: (index: number) => object;
  box: Box;
  /** For phones only. The other drawing is for wider screens. */
  isCrop?: boolean;
};

export const noteId = (index: number) => `note-${index + 1}`;

export function DrawingMarks({ notes, label, pointing, box, isCrop = false }: DrawingMarksProps) {
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
          <a
            key={title}
            href={`#${noteId(index)}`}
            aria-label={label.replace('{number}', String(index + 1)).replace('{title}', title)}
            onClick={(event) => showNote(event, noteId(index))}
            {...pointing(index)}
          >
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

/** The note is often in view already, and then the page doesn't scroll. */
function showNote(event: MouseEvent, id: string): void {
  const note = document.getElementById(id);
  if (!note) return;
  event.preventDefault();
  note.scrollIntoView({ block: 'nearest' });
  note.focus({ preventScroll: true });
}
