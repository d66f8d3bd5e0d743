/** A bookstore chain: the catalogue as a shelf, what each branch holds, and collecting on a phone. */
import { button, chip, searchField, tick } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { browserWindow, phone } from './kit/frames.ts';
import { pin } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

type Spine = readonly [title: string, width: number, height: number, fill: string];

/** The book asked for is the one on paper; it stands proud of the others. */
const shelf: readonly Spine[] = [
  ['Rivers', 46, 150, inks.shelf],
  ['Kampong days', 58, 168, inks.sand],
  ['Algebra', 42, 140, inks.deep],
  ['Small boats', 46, 158, inks.shoal],
  ['Letters', 50, 162, inks.sand],
  ['Atlas of tides', 64, 182, inks.paper],
  ['Tea', 36, 132, inks.deep],
  ['Monsoon', 56, 172, inks.shelf],
  ['Birds', 42, 146, inks.sand],
  ['Grammar', 48, 154, inks.shoal],
  ['Stars', 40, 138, inks.deep],
  ['Hawker', 46, 160, inks.shelf],
];

export function drawBookShelf(): string {
  const drawing = new Drawing();
  browserWindow(drawing, [230, 24, 946, 702], 'catalogue / shelf');
  searchField(drawing, [404, 90, 420, 40], 'tides');
  chip(drawing, chip(drawing, 846, 96, 'English', 'chosen'), 96, 'Chinese', 'outline');
  drawShelf(drawing);
  drawBranches(drawing);
  drawPhone(drawing);
  return drawing.svg();
}

function drawShelf(drawing: Drawing): void {
  const floor = 350;
  let x = 404;
  for (const spine of shelf) {
    drawSpine(drawing, x, floor, spine);
    x += spine[1] + 6;
  }
  drawLeaningBook(drawing, x, floor);
  drawing.box([392, floor, 760, 12], { fill: inks.sand });
  drawing.path(`M392 ${floor + 18}h760`, { line: inks.line });
}

function drawSpine(drawing: Drawing, x: number, floor: number, [title, width, height, fill]: Spine): void {
  const found = fill === inks.paper;
  const top = floor - height - (found ? 22 : 0);
  drawing.box([x, top, width, floor - top], { fill, width: found ? 2.2 : 1.5 });
  drawing.path(`M${x} ${top + 12}h${width}M${x} ${floor - 24}h${width}`, { width: 1 });
  drawing.verticalText(title, x + width / 2 - 6, top + 24, { size: found ? 18 : 16, maxWidth: height - 52 });
}

function drawLeaningBook(drawing: Drawing, x: number, floor: number): void {
  drawing.draw(
    `<g transform="translate(${x + 31} ${floor})rotate(-14)"><path fill="${inks.sand}" d="M0 0V-150H34V0z"/><path d="M0 -136H34M0 -22H34"/></g>`,
  );
}

function drawBranches(drawing: Drawing): void {
  drawing
    .title('Atlas of tides', 404, 418, { size: 26 })
    .note('Hardback, second edition', 404, 446, { size: 18 });
  const branches = [
    ['Central', 5, 'On the shelf', 'Collect here'],
    ['North', 3, 'On the shelf', 'Collect here'],
    ['East', 1, 'Probably', 'Ask first'],
    ['West', 0, 'Friday, by van', 'Reserve'],
  ] as const;
  branches.forEach(([name, certainty, says, action], index) => {
    const y = 478 + index * 56;
    drawing.rule(404, y, 740);
    pin(drawing, 418, y + 28, index === 0 ? inks.deep : inks.paper);
    drawing.text(name, 444, y + 34, { face: 'sans-bold' });
    for (let step = 0; step < 6; step += 1) {
      const held = step < certainty;
      drawing.box([570 + step * 24, y + 12, 14, 32], {
        fill: held ? inks.deep : inks.paper,
        line: held ? inks.ink : inks.line,
        radius: 2,
      });
    }
    drawing.note(says, 746, y + 34, { size: 18, ink: certainty === 0 ? inks.soft : inks.ink, maxWidth: 190 });
    button(drawing, [1000, y + 10, 144, 36], action, 'plain');
  });
}

function drawPhone(drawing: Drawing): void {
  phone(drawing, [40, 70, 320, 628], 'Collect');
  drawing.box([72, 170, 96, 132], { fill: inks.shelf });
  drawing.path('M82 170v132M96 262q14-14 28 0t28 0M96 276q14-14 28 0t28 0M96 248q14-14 28 0t28 0', {
    width: 1.2,
  });
  drawing.circle(124, 208, 18, { fill: inks.sand });
  drawing.title('Atlas', 188, 196, { size: 22 }).title('of tides', 188, 222, { size: 22 });
  drawing.note('Until tomorrow', 188, 252);
  chip(drawing, 186, 270, 'Held', 'good');
  drawing.rule(48, 326, 304);
  pin(drawing, 84, 360, inks.deep);
  drawing.text('Central branch', 108, 358, { face: 'sans-bold' }).note('Level two, counter B', 108, 382);
  const steps = ['Set aside', 'On the counter', 'Collected'];
  steps.forEach((step, index) => {
    const y = 430 + index * 40;
    const done = index < 2;
    if (index > 0) drawing.path(`M84 ${y - 29}v18`, { line: inks.soft });
    drawing.circle(84, y, 11, { line: done ? inks.buoy : inks.soft, fill: inks.paper });
    if (done) tick(drawing, 83, y);
    drawing.text(step, 108, y + 6, { ink: done ? inks.ink : inks.soft });
  });
  drawBars(drawing, 72, 550);
  button(drawing, [72, 612, 256, 46], 'Show at the counter', 'primary');
}

function drawBars(drawing: Drawing, left: number, y: number): void {
  const widths = [3, 1, 2, 5, 1, 3, 2, 1, 4, 2, 1, 3, 1, 5, 2, 1, 2, 4, 1, 3, 2, 1, 5, 1, 2, 3, 1, 2];
  let x = left;
  const bars = widths.map((width) => {
    const bar = `M${x} ${y}h${width}v44h-${width}z`;
    x += width + 7;
    return bar;
  });
  drawing.path(bars.join(''), { fill: inks.ink, line: 'none' });
}
