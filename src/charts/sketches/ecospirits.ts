/** Reusable spirits containers: their circle from plant to bar and back, the fleet, and the scanner. */
import type { Box } from '../sheet.ts';
import { button } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { panel, phone } from './kit/frames.ts';
import { inks } from './kit/inks.ts';

const [cx, cy] = [290, 376];

const fleet = [
  ['T-014', 'in the van', 1],
  ['T-022', 'at a bar', 0.6],
  ['T-031', 'at a bar, late', 0.15],
  ['T-040', 'at the plant', 1],
  ['T-047', 'coming back', 0],
  ['T-053', 'at a bar', 0.8],
] as const;

export function drawContainerLoop(): string {
  const drawing = new Drawing();
  drawCircuit(drawing);
  panel(drawing, [796, 34, 380, 684], 'The fleet');
  drawFleet(drawing);
  phone(drawing, [530, 112, 306, 596], 'Scan');
  drawScanner(drawing);
  return drawing.svg();
}

/** The circuit on a compass card. */
function drawCircuit(drawing: Drawing): void {
  drawing.circle(cx + 10, cy + 12, 268, { fill: 'url(#hatch)', line: 'none' });
  drawing.circle(cx, cy, 268, { fill: inks.paper, width: 2 }).circle(cx, cy, 254, { width: 1 });
  drawing.draw(
    `<circle cx="${cx}" cy="${cy}" r="261" stroke="${inks.soft}" stroke-width="14" stroke-linecap="butt" stroke-dasharray="1.5 12.17"/>`,
  );
  drawing.circle(cx, cy, 172, { line: inks.deep, width: 26 });
  for (const turn of [-30, 90, 210]) {
    const [x, y] = onRing(turn, 172);
    drawing.draw(
      `<path transform="translate(${x} ${y})rotate(${turn + 90})" fill="${inks.ink}" stroke="none" d="M-14-12L14 0l-28 12 7-12z"/>`,
    );
  }
  const stops = [
    [-90, 'Plant', 'wash and fill'],
    [30, 'Bar', 'pour'],
    [150, 'Return', 'collect'],
  ] as const;
  for (const [angle, name, does] of stops) {
    const [x, y] = onRing(angle, 172);
    drawing.circle(x, y, 66, { fill: inks.paper, width: 2 });
    drawTote(drawing, [x - 20, y - 50, 40, 44], { Plant: 1, Bar: 0.55, Return: 0.05 }[name]);
    drawing.text(name, x, y + 22, { anchor: 'middle', face: 'sans-bold' });
    drawing.note(does, x, y + 42, { anchor: 'middle', size: 16, maxWidth: 108 });
  }
  drawing.title('One circle', cx, cy + 2, { anchor: 'middle', size: 24 });
  drawing.note('no glass thrown away', cx, cy + 28, { anchor: 'middle' });
}

function onRing(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(cx + Math.cos(angle) * radius), Math.round(cy + Math.sin(angle) * radius)];
}

/** A steel tote with a tap and a handle, filled to a level. */
function drawTote(
  drawing: Drawing,
  [x, y, width, height]: Box,
  level: number,
  line: string = inks.ink,
): void {
  const depth = Math.round((height - 6) * level);
  drawing.box([x, y, width, height], { radius: 7, fill: inks.paper, line, width: 2 });
  if (depth > 0) {
    drawing.box([x + 3, y + height - 3 - depth, width - 6, depth], {
      radius: 4,
      fill: inks.sand,
      line: 'none',
    });
  }
  drawing.path(
    `M${x + width * 0.25} ${y}v-6h${width * 0.5}v6M${x} ${y + height * 0.3}h${width}M${x + width} ${y + height - 10}h7v7`,
    { line },
  );
}

function drawFleet(drawing: Drawing): void {
  drawing.note('six of the totes', 1154, 70, { anchor: 'end', size: 18 });
  fleet.forEach(([tote, place, level], index) => {
    const y = 96 + index * 101;
    const late = place.endsWith('late');
    if (index > 0) drawing.rule(856, y + 4, 300);
    drawTote(drawing, [862, y + 28, 50, 60], level);
    drawing.title(tote, 944, y + 54, { size: 19 });
    drawing.note(place, 944, y + 80, { size: 18, ink: late ? inks.signal : inks.soft });
    for (let mark = 0; mark <= 4; mark += 1) {
      drawing.path(`M1132 ${y + 28 + mark * 15}h${mark % 4 === 0 ? 18 : 10}`, { line: inks.soft, width: 1 });
    }
    drawing.path(`M1126 ${y + 88 - level * 60}l-12-6v12z`, {
      fill: late ? inks.signal : inks.ink,
      line: 'none',
    });
  });
}

function drawScanner(drawing: Drawing): void {
  drawing.box([538, 190, 290, 286], { fill: inks.ink, line: 'none' });
  drawTote(drawing, [622, 252, 118, 156], 0.92, inks.deep);
  drawing.box([646, 318, 70, 60], { fill: inks.paper, radius: 3 });
  drawing.path('M654 328v40M660 328v40M670 328v40M674 328v40M684 328v40M694 328v40M698 328v40M708 328v40', {
    width: 3,
  });
  drawing.path('M578 244v-26h26M762 218h26v26M788 424v26h-26M604 450h-26v-26', {
    line: inks.paper,
    width: 3,
  });
  drawing.path('M566 348h234', { line: inks.deep, width: 2 });
  drawing.title('T-014', 562, 518, { size: 24 }).note('full, seal unbroken', 562, 546, { size: 18 });
  drawing.path('M782 508l7 8 14-17', { line: inks.buoy, width: 3 });
  drawing.rule(538, 566, 290);
  drawing.text('To the Quay bar', 562, 600, { face: 'sans-bold' });
  button(drawing, [562, 622, 242, 46], 'Hand over', 'solid');
}
