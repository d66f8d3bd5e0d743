/** Facility management: the buildings as a street, work orders on a board, the technician's phone. */
import { button, checkbox, chip } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { browserWindow, phone, tintedArea } from './kit/frames.ts';
import { camera, personIcon } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

/** Name, left edge, width, floors, and the roof. */
const street = [
  ['Market hall', 60, 150, 2, 'gable'],
  ['Block A', 236, 96, 5, 'flat'],
  ['Tower 2', 366, 110, 7, 'mast'],
  ['Clinic', 510, 130, 3, 'flat'],
  ['Car park', 674, 150, 4, 'open'],
] as const;

const board = [
  ['New', ['Lift door sticks', 'Leak, level 3', 'Lamp out']],
  ['On site', ['Chiller, level 4', 'Fire panel']],
  ['Done', ['Gate motor', 'Pump seal', 'Roof drain']],
] as const;

export function drawFacilityDesk(): string {
  const drawing = new Drawing();
  browserWindow(drawing, [24, 24, 900, 702], 'estate / work orders');
  drawStreet(drawing);
  drawBoard(drawing);
  phone(drawing, [846, 62, 326, 656], 'Chiller, level 4');
  drawJob(drawing);
  return drawing.svg();
}

function drawStreet(drawing: Drawing): void {
  const ground = 288;
  tintedArea(drawing, [25, 73, 898, 262], inks.mist, [0, 0, 0, 0]);
  drawing.path(`M25 ${ground}h821`, { width: 2 });
  for (const [name, x, width, floors, roof] of street) {
    const height = floors * 22 + 12;
    const top = ground - height;
    const chosen = name === 'Tower 2';
    drawing.box([x, top, width, height], {
      fill: chosen ? inks.deep : inks.paper,
      width: chosen ? 2.4 : 1.5,
    });
    drawing.path(roofPath(roof, x, top, width), { fill: inks.sand });
    drawing.path(windows(roof, x, top, width, floors), {
      width: 1.2,
      fill: chosen ? inks.paper : inks.shoal,
    });
    drawing.text(name, x + width / 2, ground + 30, {
      anchor: 'middle',
      face: chosen ? 'sans-bold' : 'sans',
      maxWidth: width + 20,
    });
  }
}

function roofPath(roof: string, x: number, top: number, width: number): string {
  if (roof === 'gable') return `M${x - 10} ${top}L${x + width / 2} ${top - 34}L${x + width + 10} ${top}z`;
  if (roof === 'mast') return `M${x + 30} ${top}v-12h50v12M${x + width / 2} ${top - 12}v-16`;
  if (roof === 'open') return `M${x} ${top}h${width}v-7h-${width}z`;
  return `M${x - 4} ${top}h${width + 8}v-6h-${width + 8}z`;
}

function windows(roof: string, x: number, top: number, width: number, floors: number): string {
  const panes: string[] = [];
  const across = Math.floor((width - 12) / 21);
  const first = Math.round(x + (width - across * 21 + 10) / 2);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + 10 + floor * 22;
    if (roof === 'open') panes.push(`M${x + 8} ${y}h${width - 16}v8h-${width - 16}z`);
    else for (let pane = 0; pane < across; pane += 1) panes.push(`M${first + pane * 21} ${y}h11v12h-11z`);
  }
  return panes.join('');
}

function drawBoard(drawing: Drawing): void {
  board.forEach(([column, orders], index) => {
    const x = 48 + index * 264;
    drawing.title(column, x, 376).note(String(orders.length), x + 240, 376, { anchor: 'end', size: 18 });
    drawing.rule(x, 390, 240, { line: inks.ink, width: 2 });
    orders.forEach((order, row) => {
      const y = 406 + row * 98;
      const opened = order === 'Chiller, level 4';
      drawing.box([x, y, 240, 86], {
        radius: 6,
        line: opened ? inks.ink : inks.line,
        width: opened ? 2.4 : 1.5,
      });
      drawing.text(order, x + 16, y + 34, { face: 'sans-bold', maxWidth: 208 });
      const due = ['today', 'this week', 'closed'][column === 'Done' ? 2 : row === 0 ? 0 : 1] ?? '';
      drawing.note(due, x + 16, y + 64);
      if (column === 'Done') drawing.path(`M${x + 204} ${y + 58}l6 7 12-15`, { line: inks.buoy, width: 2.4 });
      else if (column === 'On site') personIcon(drawing, x + 214, y + 56);
    });
  });
}

function drawJob(drawing: Drawing): void {
  const next = chip(drawing, 876, 158, 'Tower 2', 'chosen');
  chip(drawing, next, 158, 'Plant room', 'outline');
  const steps = [
    ['Power locked off', true],
    ['Filter changed', true],
    ['Pressure read', true],
    ['Covers back on', false],
  ] as const;
  steps.forEach(([step, done], index) => {
    const y = 206 + index * 46;
    checkbox(drawing, 876, y, done);
    drawing.text(step, 912, y + 16);
    drawing.rule(876, y + 33, 266);
  });
  drawing.note('4.2', 1140, 314, { anchor: 'end', size: 19, ink: inks.ink });
  drawing.title('Photos', 876, 424, { size: 18 });
  drawing.box([876, 440, 126, 132], { radius: 6, fill: inks.sand });
  drawFan(drawing, 939, 502);
  drawing.box([1016, 440, 126, 132], { radius: 6, dash: '6 5', line: inks.soft });
  camera(drawing, 1079, 504, inks.soft);
  drawing.note('Before', 939, 596, { anchor: 'middle' }).note('After', 1079, 596, { anchor: 'middle' });
  button(drawing, [876, 622, 266, 50], 'Take the photo', 'primary');
}

function drawFan(drawing: Drawing, x: number, y: number): void {
  drawing.circle(x, y, 46, { fill: inks.paper }).circle(x, y, 40, { line: inks.soft, width: 1 });
  for (let blade = 0; blade < 5; blade += 1) {
    drawing.draw(
      `<path transform="rotate(${blade * 72} ${x} ${y})" fill="${inks.shelf}" d="M${x} ${y}c-16-10-16-30 2-36c10 8 8 24-2 36z"/>`,
    );
  }
  drawing.circle(x, y, 8, { fill: inks.paper });
}
