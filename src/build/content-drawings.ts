/** The drawings in the content as the build takes them, and what is wrong with their files. */
import { readFileSync } from 'node:fs';
import { inDayColours } from '../brand/inks.ts';
import type { ContentFault } from '../content/content-error.ts';
import { type DrawingKind, drawingFiles } from '../content/drawing-files.ts';
import { type DrawingFile, readDrawingFile } from '../drawings/drawing-file.ts';

/** The notes on an interface have their places in a frame of this size: see src/content/schema/case-study.ts. */
const sizes: Partial<Record<DrawingKind, string>> = { 'case-studies': '1200 × 750' };

export function readContentDrawings(folder: string) {
  const drawings = new Map<string, () => string>();
  const faults: ContentFault[] = [];
  for (const { kind, file, picture } of drawingFiles(folder)) {
    if (!file.endsWith('.svg')) continue;
    const read = readDrawingFile(readFileSync(file, 'utf8'));
    const problem = typeof read === 'string' ? read : sizeProblem(read, sizes[kind]);
    if (problem !== null) faults.push({ file, field: 'picture', problem });
    if (typeof read === 'string') continue;
    // The footer is dark by day too, so its badges have one colour.
    const svg = kind === 'badges' ? inDayColours(read.svg) : read.svg;
    drawings.set(picture, () => svg);
  }
  return { drawings, faults };
}

function sizeProblem({ width, height }: DrawingFile, wanted?: string): string | null {
  const size = `${width} × ${height}`;
  return wanted && size !== wanted
    ? `is ${size}: draw it ${wanted}, the frame that notes are placed in`
    : null;
}
