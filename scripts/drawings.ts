/** `npm run drawings`: makes the files of drawings in content/ as small as they can be. What they show stays as it is. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { drawingFiles } from '../src/pictures/drawing-folders.ts';
import { optimiseDrawing } from '../src/pictures/optimise-drawing.ts';

const [folder = 'content', ...more] = process.argv.slice(2);
if (more.length > 0 || !existsSync(folder)) {
  console.error('How to use it: npm run drawings, or npm run drawings -- FOLDER for other content.');
  process.exit(2);
}

for (const { file } of drawingFiles(folder)) {
  const text = readFileSync(file, 'utf8');
  try {
    const small = optimiseDrawing(text);
    if (small === text) continue;
    writeFileSync(file, small);
    console.log(`${file}  ${Buffer.byteLength(text)} → ${Buffer.byteLength(small)} bytes`);
  } catch {
    console.error(`${file}  cannot be read as SVG: save it again as plain SVG`);
    process.exitCode = 1;
  }
}
