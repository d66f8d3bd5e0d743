/** A family's insurance on a tablet: who holds which policy, the year of renewals, the locked papers. */
import { measureText } from '../lettering.ts';
import { button, chip } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { tablet, tintedArea } from './kit/frames.ts';
import { chevron, documentIcon, padlock } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

export function drawFamilyPortfolio(): string {
  const drawing = new Drawing();
  tablet(drawing, [30, 26, 1130, 690]);
  drawing.title('The family’s cover', 78, 96, { size: 28 });
  chip(drawing, chip(drawing, 590, 74, 'Structure', 'chosen'), 74, 'List', 'outline');
  drawTree(drawing);
  drawPapers(drawing);
  drawYear(drawing);
  return drawing.svg();
}

function drawTree(drawing: Drawing): void {
  drawing.path('M404 172v66M168 238v-34h472v34M168 294v30M404 294v30M640 294v58', { width: 1.8 });
  drawing.path('M110 352v-28h116v28M346 352v-28h116v28', {
    width: 1.8,
  });
  drawing.box([302, 120, 204, 52], { fill: inks.ink, radius: 26 });
  drawing.title('Family trust', 404, 152, { anchor: 'middle', ink: inks.paper });
  for (const [x, holder] of [
    [168, 'Parents'],
    [404, 'Company'],
    [640, 'Children'],
  ] as const) {
    drawing.box([x - 76, 238, 152, 56], { fill: inks.sand, radius: 6 });
    drawing.text(holder, x, 272, { size: 19, anchor: 'middle', face: 'sans-bold', maxWidth: 136 });
  }
  for (const [x, policy, wave] of [
    [110, 'Life', 3],
    [226, 'Health', 2],
    [346, 'Key staff', 1],
    [462, 'Property', 3],
    [640, 'Education', 2],
  ] as const) {
    drawPolicy(drawing, x, policy, wave);
  }
}

/** A policy as a round medal, filled to how much of it is in force. */
function drawPolicy(drawing: Drawing, x: number, name: string, waves: number): void {
  drawing.circle(x, 388, 36, { fill: inks.mist });
  for (let wave = 0; wave < waves; wave += 1) {
    drawing.path(`M${x - 22} ${400 - wave * 12}q5.5-7 11 0t11 0 11 0 11 0`, { line: inks.soft });
  }
  drawing.note(name, x, 450, { anchor: 'middle', size: 18, ink: inks.ink, maxWidth: 104 });
}

function drawPapers(drawing: Drawing): void {
  tintedArea(drawing, [762, 42, 382, 438], inks.mist, [0, 14, 0, 0]);
  drawing.path('M762 42v438', { line: inks.line });
  padlock(drawing, 800, 88, { width: 2, fill: inks.paper });
  drawing.title('Locked papers', 824, 96, { size: 22 });
  const papers = [
    ['Trust deed', 'Seen by two'],
    ['Medical report', 'Seen by one'],
    ['Valuation', 'Shared until Friday'],
    ['Policy wording', 'Seen by all'],
  ] as const;
  papers.forEach(([name, seen], index) => {
    const y = 124 + index * 70;
    drawing.box([786, y, 332, 60], { fill: inks.paper, line: inks.line, radius: 5 });
    documentIcon(drawing, 814, y + 30);
    drawing.text(name, 840, y + 26, { face: 'sans-bold' }).note(seen, 840, y + 48);
    chevron(drawing, 1096, y + 30);
  });
  button(drawing, [786, 414, 332, 46], 'Add a paper', 'plain');
}

/** Renewals as a tide table: the year along the edge, each flag a policy. */
function drawYear(drawing: Drawing): void {
  drawing.rule(46, 480, 1098, { line: inks.ink, width: 1 });
  drawing.title('Renewals', 78, 522, { size: 22 }).note('the next twelve months', 202, 522, { size: 18 });
  const [left, step, y] = [96, 92, 650];
  const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
  drawing.path(`M${left - 40} ${y - 34}q23-26 46 0${'t46 0'.repeat(22)}`, { line: inks.deep, width: 2 });
  drawing.rule(left - 46, y, step * 11 + 70, { line: inks.ink });
  months.forEach((month, index) => {
    const x = left + index * step;
    drawing.path(`M${x} ${y}v8`).note(month, x, y + 30, { anchor: 'middle', size: 18 });
  });
  const flags = [
    [1, 'Health', false],
    [4, 'Property: decide', true],
    [7, 'Life', false],
    [9, 'Education', false],
  ] as const;
  for (const [month, name, due] of flags) {
    const x = left + month * step;
    const ink = due ? inks.signal : inks.ink;
    const length = measureText(name, { face: 'sans', size: 17 }) + 34;
    drawing.path(`M${x} ${y}v-78h${length}l-10 15 10 15h-${length}`, {
      fill: due ? inks.signal : inks.paper,
      line: ink,
      width: 1.8,
    });
    drawing.text(name, x + 12, y - 57, { ink: due ? inks.paper : inks.ink });
  }
}
