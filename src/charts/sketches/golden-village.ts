/** A cinema chain on three phones: tonight's sessions, the seat map, the combo with its ticket. */
import { seededRandom } from '../noise.ts';
import { points } from '../points.ts';
import { button, chip } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { homeBar, phone, tintedArea } from './kit/frames.ts';
import { inks } from './kit/inks.ts';

type Seat = 'free' | 'taken' | 'yours';

export function drawCinemaBooking(): string {
  const drawing = new Drawing();
  phone(drawing, [46, 76, 320, 622], 'Tonight');
  drawSessions(drawing);
  phone(drawing, [420, 22, 360, 706], 'Choose seats');
  drawHall(drawing);
  phone(drawing, [834, 76, 320, 622], 'Snacks and ticket');
  drawCombo(drawing);
  drawTicket(drawing);
  return drawing.svg();
}

function drawSessions(drawing: Drawing): void {
  ['M', 'T', 'W', 'T', 'F'].forEach((day, index) => {
    const x = 92 + index * 57;
    const chosen = index === 3;
    if (chosen) drawing.box([x - 22, 164, 44, 62], { radius: 8, fill: inks.ink });
    drawing.note(day, x, 186, { anchor: 'middle', ink: chosen ? inks.paper : inks.soft });
    drawing.title(String(9 + index), x, 214, { anchor: 'middle', ink: chosen ? inks.paper : inks.ink });
  });
  drawing.rule(54, 240, 304);
  drawing.box([72, 262, 104, 146], { fill: inks.sand });
  drawing.path('M112 408l8-92h16l8 92zM116 300h24v16h-24zM128 286v14M112 364h33M114 340h28', {
    fill: inks.paper,
  });
  drawing.path('M140 304l36-12v28zM116 304l-44-14v32z', { fill: inks.shoal, width: 1 });
  drawing.title('The Lamp', 194, 284, { maxWidth: 150 }).note('Hall two', 194, 308);
  drawTimes(drawing, 194, 324, ['17.10', '19.40'], 1);
  drawTimes(drawing, 194, 360, ['22.00'], -1);
  drawing.rule(72, 430, 268);
  drawing.box([72, 450, 104, 146], { fill: inks.shelf });
  drawing.path(
    'M72 540q13-14 26 0t26 0 26 0 26 0M72 556q13-14 26 0t26 0 26 0 26 0M72 572q13-14 26 0t26 0 26 0 26 0',
  );
  drawing.path('M96 522h56l-10 16h-36zM122 522v-50l26 38h-26', { fill: inks.paper });
  drawing.title('Low Water', 194, 472, { maxWidth: 150 }).note('Hall five', 194, 496);
  drawTimes(drawing, 194, 512, ['18.20', '20.50'], -1);
  drawing.note('Four more tonight', 206, 642, { anchor: 'middle', size: 18 });
}

function drawTimes(drawing: Drawing, x: number, y: number, times: readonly string[], chosen: number): void {
  let next = x;
  times.forEach((time, index) => {
    next = chip(drawing, next, y, time, index === chosen ? 'chosen' : 'outline');
  });
}

function drawHall(drawing: Drawing): void {
  drawing.path('M458 144q142-34 284 0', { width: 4 });
  drawing.path('M458 144q142-34 284 0l14 36q-156-30-312 0z', { fill: inks.shoal, line: 'none' });
  drawing.note('screen', 600, 152, { anchor: 'middle', ink: inks.ink });
  const random = seededRandom('hall two');
  const seats: Record<Seat, string[]> = { free: [], taken: [], yours: [] };
  [...'ABCDEFGH'].forEach((row, index) => {
    for (let place = 1; place <= 10; place += 1) {
      const offset = place - 5.5;
      const x = 600 + offset * 25 + (offset < 0 ? -8 : 8);
      const y = 204 + index * 37 - Math.round(offset ** 2 * 0.55);
      const yours = row === 'F' && place >= 4 && place <= 7;
      const state = yours ? 'yours' : random() < 0.36 ? 'taken' : 'free';
      seats[state].push(`M${x - 9} ${y}h18v15q0 6-6 6h-6q-6 0-6-6z`);
    }
    drawing.note(row, 446, 208 + index * 37, { anchor: 'middle', size: 16 });
  });
  drawSeats(drawing, seats);
  [
    ['free', 'Free', 462],
    ['taken', 'Taken', 560],
    ['yours', 'Yours', 668],
  ].forEach(([, label, x]) => {
    drawing.note(String(label), Number(x) + 24, 520, { size: 18, ink: inks.ink });
  });
  drawSeats(drawing, {
    free: ['M462 506h16v12q0 5-5 5h-6q-5 0-5-5z'],
    taken: ['M560 506h16v12q0 5-5 5h-6q-5 0-5-5z'],
    yours: ['M668 506h16v12q0 5-5 5h-6q-5 0-5-5z'],
  });
  tintedArea(drawing, [428, 548, 344, 172], inks.mist, [0, 0, 27, 27]);
  drawing.rule(428, 548, 344);
  drawing
    .title('Row F, seats 4 to 7', 452, 588, { size: 21 })
    .note('The Lamp, 19.40, hall two', 452, 614, { size: 18 });
  button(drawing, [452, 634, 296, 48], 'Hold for ten minutes', 'solid');
  homeBar(drawing, 600, 707);
}

function drawSeats(drawing: Drawing, seats: Readonly<Record<Seat, readonly string[]>>): void {
  drawing
    .path(seats.free.join(''), { fill: inks.paper })
    .path(seats.taken.join(''), { fill: inks.deep, line: inks.deep })
    .path(seats.yours.join(''), { fill: inks.signal, line: inks.signal });
}

function drawCombo(drawing: Drawing): void {
  drawing.box([854, 172, 280, 130], { fill: inks.sand, line: 'none', radius: 8 });
  drawing.path('M892 224h60l-9 66h-42zM908 224l4 66M922 224v66M936 224l-4 66', { fill: inks.paper });
  drawing.path('M892 224c-10-12 4-24 12-18c0-14 18-16 22-6c8-10 24 0 18 10c12 0 12 12 8 14z', {
    fill: inks.paper,
  });
  for (const x of [992, 1050]) {
    drawing.path(`M${x} 222h44l-5 68h-34zM${x - 4} 212h52v10h-52zM${x + 24} 212l5-26h12`, {
      fill: inks.shoal,
    });
  }
  drawing.text('Pair combo', 858, 334, { face: 'sans-bold' }).note('one large, two drinks', 858, 358);
  drawing.circle(1044, 338, 15).circle(1118, 338, 15).path('M1038 338h12M1112 338h12M1118 332v12');
  drawing.title('2', 1081, 345, { anchor: 'middle' });
}

function drawTicket(drawing: Drawing): void {
  tintedArea(drawing, [842, 378, 304, 312], inks.shelf, [0, 0, 27, 27]);
  homeBar(drawing, 994, 677);
  drawing.path('M862 398h264v138q-12 0-12 12t12 12v104h-264v-104q12 0 12-12t-12-12z', { fill: inks.paper });
  drawing.path('M880 548h228', { dash: '2 6' });
  drawing.title('The Lamp', 884, 434, { size: 22 }).note('Thursday, 19.40', 884, 460, { size: 18 });
  drawing.note('Hall', 884, 496).title('2', 884, 524, { size: 24 });
  drawing.note('Row', 962, 496).title('F', 962, 524, { size: 24 });
  drawing.note('Seats', 1036, 496).title('4–7', 1036, 524, { size: 24 });
  drawCode(drawing, 884, 572);
  drawing.text('Show this', 986, 606).text('at the door', 986, 630);
}

/** A square code: three corner marks and chance between them. */
function drawCode(drawing: Drawing, left: number, top: number): void {
  const random = seededRandom('ticket');
  const cells: string[] = [];
  for (let row = 0; row < 16; row += 1) {
    for (let column = 0; column < 16; column += 1) {
      const corner = (row < 6 && (column < 6 || column > 9)) || (row > 9 && column < 6);
      if (!corner && random() < 0.5) cells.push(`M${left + column * 5} ${top + row * 5}h5v5h-5z`);
    }
  }
  drawing.path(cells.join(''), { fill: inks.ink, line: 'none' });
  for (const [x, y] of points('0,0 55,0 0,55')) {
    drawing.box([left + x + 2, top + y + 2, 21, 21], { width: 4 });
    drawing.box([left + x + 9, top + y + 9, 7, 7], { fill: inks.ink, line: 'none' });
  }
}
