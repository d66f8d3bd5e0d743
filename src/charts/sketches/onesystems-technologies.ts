/** A control room's screen: the floor with its doors, cameras and people, what happened, how each door stands. */
import { inks as chartInks } from '../../brand/inks.ts';
import { points } from '../points.ts';
import { Drawing } from './kit/drawing.ts';
import { inks } from './kit/inks.ts';

const { bands, contour, land, ink: light, soft, course } = chartInks.dark;

type Turn = 0 | 90 | 180 | 270;

export function drawControlRoom(): string {
  const drawing = new Drawing();
  drawScreen(drawing);
  drawFloor(drawing);
  drawOpenings(drawing);
  drawEvents(drawing);
  drawDoors(drawing);
  return drawing.svg();
}

function drawScreen(drawing: Drawing): void {
  drawing.path('M520 660l-16 56h192l-16-56z', { fill: inks.shelf, width: 2 });
  drawing.box([420, 712, 360, 16], { radius: 8, fill: inks.paper, width: 2 });
  drawing.overlay([40, 22, 1112, 646], { radius: 16, fill: inks.ink });
  drawing.box([52, 34, 1088, 622], { radius: 8, fill: bands[0], line: contour });
  drawing
    .title('Level 2', 80, 76, { size: 24, ink: light })
    .note('eight doors, four cameras', 176, 76, { size: 18, ink: soft });
  drawing.path('M792 34v510M52 544h1088', { line: contour });
}

function drawFloor(drawing: Drawing): void {
  drawing.path('M84 104h676v408h-676z', { fill: bands[1], line: 'none' });
  drawing.path('M542 104h218v172h-218z', { fill: bands[3], line: 'none' });
  // Walls, left open where a door stands.
  drawing.path(
    'M84 300V104H760V370M760 420V512H610M560 512H84V350M320 104V160M320 210V276H84M320 276H420M470 276H760M542 276V220M542 170V104M240 350V512M240 350H300M350 350H470V400M470 450V512',
    { line: light, width: 4 },
  );
  drawing.path('M122 424h76v64h-76zM122 424l76 64M198 424l-76 64', { line: soft });
  for (const [x, y] of points('150,160 176,228 594,200 560,340')) {
    drawing.circle(x, y, 6, { fill: land, line: 'none' });
  }
  for (const [room, x, y] of [
    ['Office', 202, 200],
    ['Lobby', 474, 142],
    ['Server room', 640, 258],
    ['Lift', 160, 408],
    ['Stores', 398, 386],
    ['Loading bay', 560, 412],
  ] as const) {
    drawing.note(room, x, y, { anchor: 'middle', size: 19, ink: light });
  }
}

function drawOpenings(drawing: Drawing): void {
  const doors: readonly (readonly [x: number, y: number, turn: Turn, held?: boolean])[] = [
    [84, 350, 270],
    [320, 160, 90],
    [542, 170, 90, true],
    [420, 276, 0],
    [300, 350, 0],
    [470, 400, 90],
    [610, 512, 180],
    [760, 370, 90],
  ];
  for (const [x, y, turn, held = false] of doors) drawDoor(drawing, x, y, turn, held);
  const cameras = [
    [340, 122, 45],
    [740, 124, 135],
    [740, 494, 225],
    [258, 494, 315],
  ] as const;
  for (const [x, y, turn] of cameras) drawCamera(drawing, x, y, turn);
}

/** A door leaf with the arc it sweeps. */
function drawDoor(drawing: Drawing, x: number, y: number, turn: Turn, held: boolean): void {
  const ink = held ? course : soft;
  const sweep = held ? 'M0 0L35 35' : 'M0 0H50';
  drawing.draw(
    `<g transform="translate(${x} ${y})rotate(${turn})" stroke="${ink}"><path stroke-width="${held ? 4 : 3}" d="${sweep}"/><path stroke-width="1.2" d="M50 0A50 50 0 0 1 0 50" stroke-dasharray="3 4"/></g>`,
  );
  if (held) drawing.circle(x, y + 25, 34, { line: course, width: 2 });
}

function drawCamera(drawing: Drawing, x: number, y: number, turn: number): void {
  drawing.draw(
    `<g transform="translate(${x} ${y})rotate(${turn})"><path fill="${soft}" fill-opacity=".16" stroke="${soft}" stroke-width="1" d="M8 0L110-48Q130 0 110 48z"/><path fill="${light}" stroke="none" d="M-10-7H6V7H-10zM6-4l7-4V8L6 4z"/></g>`,
  );
}

function drawEvents(drawing: Drawing): void {
  drawing.title('Now', 818, 76, { size: 24, ink: light });
  const events = [
    ['9.14', 'Server room', 'held open'],
    ['9.12', 'Stores', 'badge read'],
    ['9.08', 'Lobby', 'opened'],
    ['9.05', 'Loading bay', 'locked'],
    ['8.59', 'Office', 'badge refused'],
  ] as const;
  events.forEach(([time, door, what], index) => {
    const y = 100 + index * 86;
    const first = index === 0;
    if (first) drawing.box([806, y, 320, 80], { radius: 6, line: course, width: 2, fill: bands[1] });
    else drawing.path(`M818 ${y}h296`, { line: contour, width: 1 });
    drawing.note(time, 824, y + 36, { size: 20, ink: soft });
    drawing.text(door, 886, y + 35, { size: 18, face: 'sans-bold', ink: light });
    drawing.note(what, 886, y + 62, { size: 18, ink: first ? course : soft });
    if (first) drawing.path(`M1092 ${y + 32}l8 8-8 8`, { line: light, width: 2 });
  });
}

function drawDoors(drawing: Drawing): void {
  const doors = ['Office', 'Lobby', 'Server', 'Stores', 'Bay', 'Lift'] as const;
  doors.forEach((door, index) => {
    const x = 92 + index * 176;
    const held = door === 'Server';
    const ink = held ? course : light;
    drawing.box([x, 566, 40, 66], { line: ink, width: 2 });
    if (held) drawing.path(`M${x} 566l26 10v66l-26-10z`, { line: ink, fill: bands[2], width: 2 });
    else drawing.circle(x + 32, 600, 2.5, { fill: ink, line: 'none' });
    drawing.text(door, x + 54, 594, { ink: light, face: 'sans-bold' });
    drawing.note(held ? 'held open' : index === 4 ? 'locked' : 'closed', x + 54, 620, {
      ink: held ? course : soft,
    });
  });
}
