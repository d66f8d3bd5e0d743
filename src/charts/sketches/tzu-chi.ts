/** A charity's volunteers: who serves when, a home visit step by step, and a donation drive counted in tallies. */
import { button, checkbox, chip } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { browserWindow, panel, phone } from './kit/frames.ts';
import { pin } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

/** Volunteers on duty of those needed, Monday to Sunday. */
const duties = [
  ['Kitchen', ['44', '44', '34', '44', '44', '44', '44']],
  ['Home visits', ['22', '22', '22', '22', '13', '22', '22']],
  ['Sorting', ['33', '00', '33', '00', '33', '33', '00']],
  ['Clinic door', ['00', '22', '00', '22', '00', '22', '00']],
] as const;

export function drawVolunteerDesk(): string {
  const drawing = new Drawing();
  browserWindow(drawing, [24, 24, 850, 506], 'roster / this week');
  drawRoster(drawing);
  panel(drawing, [78, 484, 660, 236], 'Donation drive');
  drawTallies(drawing);
  phone(drawing, [848, 66, 324, 650], 'Home visit');
  drawVisit(drawing);
  return drawing.svg();
}

function drawRoster(drawing: Drawing): void {
  drawing.title('Who serves when', 52, 118, { size: 26 });
  chip(drawing, chip(drawing, 640, 96, 'Week', 'chosen'), 96, 'Month', 'outline');
  drawing.circle(376, 110, 9, { fill: inks.sand }).note('leads', 394, 116);
  drawing.circle(468, 110, 9, { fill: inks.deep }).note('serves', 486, 116);
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].forEach((day, index) => {
    drawing.note(day, 222 + index * 92, 160, { anchor: 'middle', size: 18 });
    if (index > 4) drawing.box([178 + index * 92, 172, 88, 294], { fill: inks.mist, line: 'none' });
  });
  duties.forEach(([duty, days], row) => {
    const y = 172 + row * 74;
    drawing.rule(48, y, 774).text(duty, 52, y + 44, { face: 'sans-bold', maxWidth: 120 });
    days.forEach(([serving, needed], day) => {
      drawShift(drawing, 222 + day * 92, y, Number(serving), Number(needed));
    });
  });
  drawing.rule(48, 468, 774);
}

function drawShift(drawing: Drawing, x: number, y: number, serving: number, needed: number): void {
  const missing = serving < needed && needed === 3;
  if (missing)
    drawing.box([x - 42, y + 7, 84, 60], { radius: 6, line: inks.signal, width: 2, fill: inks.paper });
  const across = needed === 4 ? 2 : needed;
  for (let place = 0; place < needed; place += 1) {
    const px = x + ((place % across) - (across - 1) / 2) * 26;
    const py = needed === 4 ? y + 26 + Math.floor(place / across) * 26 : y + (missing ? 26 : 38);
    const here = place < serving;
    drawing.circle(px, py, 9, {
      fill: here ? (place === 0 ? inks.sand : inks.deep) : inks.paper,
      ...(here ? {} : { line: missing ? inks.signal : inks.soft, dash: '3 3' }),
    });
  }
  if (missing)
    drawing.note('needs two', x, y + 58, { anchor: 'middle', size: 16, ink: inks.signal, maxWidth: 80 });
}

function drawTallies(drawing: Drawing): void {
  drawing.note('counted at the door', 716, 520, { anchor: 'end', size: 18 });
  const gifts = [
    ['Rice', 28],
    ['Blankets', 13],
    ['School bags', 19],
  ] as const;
  gifts.forEach(([gift, count], index) => {
    const y = 578 + index * 52;
    if (index > 0) drawing.rule(100, y - 34, 616);
    drawing.text(gift, 100, y, { face: 'sans-bold' });
    const strokes = Array.from({ length: count }, (_, stroke) => {
      const x = 252 + Math.floor(stroke / 5) * 76 + (stroke % 5) * 13;
      return stroke % 5 === 4 ? `M${x - 60} ${y + 2}L${x - 4} ${y - 16}` : `M${x} ${y - 20}l-2 26`;
    });
    drawing.path(strokes.join(''), { width: 2.2 });
    drawing.note(String(count), 716, y, { anchor: 'end', size: 20, ink: inks.ink });
  });
}

function drawVisit(drawing: Drawing): void {
  drawing.box([856, 146, 308, 118], { fill: inks.shoal, line: 'none' });
  drawing.draw(
    `<path stroke="${inks.paper}" stroke-width="9" stroke-linecap="butt" d="M858 230C920 180 960 260 1020 214S1120 190 1161 160M930 147l34 117M1090 147l-34 117"/>`,
  );
  drawing.path('M884 210C930 190 964 250 1020 214S1070 198 1094 188', { dash: '6 5', width: 2 });
  drawing.circle(884, 210, 6, { fill: inks.paper });
  pin(drawing, 1096, 176, inks.deep);
  drawing
    .title('Block 12, fifth floor', 878, 302, { size: 19, maxWidth: 270 })
    .note('Speak slowly; bring the basket', 878, 328);
  drawing.rule(856, 346, 308);
  const steps = [
    ['Medicine for the week', true],
    ['Food in the kitchen', true],
    ['Lights and taps work', true],
    ['Ask about the knee', false],
    ['Next visit agreed', false],
  ] as const;
  steps.forEach(([step, done], index) => {
    checkbox(drawing, 880, 366 + index * 42, done);
    drawing.text(step, 914, 382 + index * 42, { ink: done ? inks.soft : inks.ink, maxWidth: 236 });
  });
  drawing
    .box([878, 574, 264, 44], { radius: 5, line: inks.soft })
    .note('Write a word for the next one', 892, 602, { maxWidth: 244 });
  button(drawing, [878, 632, 264, 46], 'Finish the visit', 'solid');
}
