/** Feedback analytics: what each team answered to each question, and the pulse survey that asks. */
import { points } from '../points.ts';
import { button, chip } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { browserWindow, phone } from './kit/frames.ts';
import { padlock } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

const questions = ['Voice', 'Pace', 'Tools', 'Growth', 'Trust', 'Rest'] as const;

/** One digit an answer, as soundings: low is deep. A team in which too few have answered has none. */
const teams = [
  ['Design', '867576'],
  ['Sales', '756785'],
  ['Support', '625643'],
  ['Finance', ''],
  ['Product', '857687'],
  ['Field', '574665'],
] as const;

const [left, top, cellWidth, cellHeight] = [150, 216, 104, 52];

export function drawPulseBoard(): string {
  const drawing = new Drawing();
  browserWindow(drawing, [24, 24, 880, 702], 'pulse / teams');
  drawing.title('How the teams are', 52, 122, { size: 28 });
  chip(drawing, chip(drawing, 574, 98, 'By question', 'chosen'), 98, 'By site', 'outline');
  drawing.note('six questions, every second week', 52, 152, { size: 18 });
  drawHeatMap(drawing);
  drawTrend(drawing);
  phone(drawing, [846, 78, 318, 636], 'Pulse');
  drawSurvey(drawing);
  return drawing.svg();
}

function drawHeatMap(drawing: Drawing): void {
  questions.forEach((question, index) => {
    drawing.text(question, left + cellWidth * (index + 0.5), top - 14, {
      anchor: 'middle',
      maxWidth: cellWidth - 8,
    });
  });
  teams.forEach(([team, answers], row) => {
    const y = top + row * cellHeight;
    drawing.text(team, 52, y + 33, { face: 'sans-bold' });
    if (answers === '') {
      drawing.box([left + 2, y + 4, cellWidth * questions.length - 4, cellHeight - 8], {
        line: inks.soft,
        dash: '5 5',
      });
      drawing.note('too few answers to show', left + cellWidth * 3, y + 33, { anchor: 'middle', size: 18 });
    }
    [...answers].forEach((answer, column) => {
      const x = left + column * cellWidth;
      drawing.box([x, y, cellWidth, cellHeight], {
        fill: tintOf(Number(answer)),
        line: inks.paper,
        width: 2,
      });
      drawing.note(answer, x + cellWidth / 2, y + 33, {
        anchor: 'middle',
        size: 20,
        ink: Number(answer) < 5 ? inks.paper : inks.ink,
      });
    });
  });
  drawing.box([left + cellWidth + 1, top + cellHeight * 2 + 1, cellWidth - 2, cellHeight - 2], {
    line: inks.signal,
    width: 4,
  });
}

function tintOf(answer: number): string {
  if (answer < 4) return inks.ink;
  return [inks.soft, inks.deep, inks.shelf, inks.shoal, inks.sand][answer - 4] ?? inks.sand;
}

function drawTrend(drawing: Drawing): void {
  drawing.rule(26, 556, 820);
  drawing.title('Support, pace', 52, 596).note('Fell after the new rota.', 52, 624, { size: 18 });
  drawing.note('Ask the team lead.', 52, 650, { size: 18, ink: inks.ink });
  drawing.rule(300, 690, 500, { line: inks.ink, width: 1 });
  for (let week = 0; week < 6; week += 1) {
    drawing.path(`M${310 + week * 94} 690v6`, { width: 1 });
  }
  drawing.path('M310 618L404 606L498 612L592 598L686 648L780 668V690H310z', {
    fill: inks.shoal,
    line: 'none',
  });
  drawing.path('M310 618L404 606L498 612L592 598L686 648L780 668', { width: 2.4 });
  for (const [x, y] of points('310,618 404,606 498,612 592,598 686,648')) {
    drawing.circle(x, y, 4.5, { fill: inks.paper });
  }
  drawing.circle(780, 668, 7, { fill: inks.signal, line: inks.signal });
  drawing
    .path('M592 580v108', { dash: '3 4', line: inks.soft, width: 1 })
    .note('rota', 600, 582, { size: 16 });
}

function drawSurvey(drawing: Drawing): void {
  for (let step = 0; step < 6; step += 1) {
    drawing.box([876 + step * 44, 184, 36, 5], {
      radius: 2.5,
      fill: step < 2 ? inks.ink : inks.shelf,
      line: 'none',
    });
  }
  drawing.note('Two of six', 876, 232, { size: 18 });
  drawing.title('I can do my work', 876, 270, { size: 24 }).title('in my hours.', 876, 302, { size: 24 });
  ['Always', 'Mostly', 'At times', 'Seldom', 'Never'].forEach((says, answer) => {
    const y = 346 + answer * 46;
    const chosen = answer === 3;
    drawing.box([876, y, 258, 38], {
      radius: 19,
      fill: chosen ? inks.ink : inks.paper,
      line: chosen ? inks.ink : inks.line,
    });
    drawing.path(waves(1010, y + 19, 5 - answer), { line: chosen ? inks.paper : inks.soft });
    drawing.text(says, 896, y + 25, { ink: chosen ? inks.paper : inks.ink });
  });
  padlock(drawing, 888, 606, { line: inks.soft });
  drawing.note('Nobody sees your name', 906, 612);
  button(drawing, [876, 630, 258, 46], 'Next', 'solid');
}

/** Calm to rough water: the answer as a sea state. */
function waves(x: number, y: number, calm: number): string {
  const height = (6 - calm) * 4;
  return `M${x} ${y}q13 ${-height} 26 0t26 0 26 0 26 0`;
}
