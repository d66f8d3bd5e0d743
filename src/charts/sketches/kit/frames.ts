/** Frames of drawn interfaces: browser window, phone, tablet, panel. */
import type { Box } from '../../sheet.ts';
import type { Drawing } from './drawing.ts';
import { inks } from './inks.ts';

/** A window whose bar is closed by a chart's scale of minutes. Its content begins 48 px below its top. */
export function browserWindow(drawing: Drawing, [x, y, w, h]: Box, address: string): void {
  drawing.overlay([x, y, w, h], { radius: 10 });
  for (const step of [0, 1, 2]) drawing.circle(x + 24 + step * 18, y + 22, 5);
  drawing
    .box([x + 84, y + 9, 300, 26], { radius: 13, fill: inks.mist, line: 'none' })
    .note(address, x + 100, y + 28, { size: 16, maxWidth: 268 });
  minutes(drawing, x + 1, y + 46, w - 2);
}

/** The edge of a chart: dark and light minutes between two hairlines. */
function minutes(drawing: Drawing, x: number, y: number, length: number): void {
  drawing
    .path(`M${x} ${y - 2}h${length}M${x} ${y + 2}h${length}`, { width: 1 })
    .draw(
      `<path d="M${x} ${y}h${length}" stroke="${inks.ink}" stroke-width="3" stroke-dasharray="30" stroke-linecap="butt"/>`,
    );
}

/** A phone with a title. Its content begins 84 px below its top and 12 px from its sides. */
export function phone(drawing: Drawing, [x, y, w, h]: Box, title: string): void {
  drawing
    .overlay([x, y, w, h], { radius: 34, fill: inks.ink })
    .box([x + 8, y + 8, w - 16, h - 16], { radius: 27, fill: inks.paper, line: 'none' })
    .box([x + w / 2 - 34, y + 18, 68, 11], { radius: 6, fill: inks.ink, line: 'none' })
    .title(title, x + w / 2, y + 62, { anchor: 'middle', size: 19, maxWidth: w - 40 })
    .rule(x + 8, y + 78, w - 16);
  homeBar(drawing, x + w / 2, y + h - 21);
}

/** The bar at a phone's foot, to be drawn again where a tinted area has covered it. */
export function homeBar(drawing: Drawing, x: number, y: number): void {
  drawing.box([x - 44, y, 88, 4], { radius: 2, fill: inks.ink, line: 'none' });
}

/** A tablet in landscape. Its content begins 18 px from its edges. */
export function tablet(drawing: Drawing, [x, y, w, h]: Box): void {
  drawing
    .overlay([x, y, w, h], { radius: 30, fill: inks.ink })
    .box([x + 16, y + 16, w - 32, h - 32], { radius: 14, fill: inks.paper, line: 'none' })
    .circle(x + 8, y + h / 2, 3, { fill: inks.soft, line: 'none' });
}

/** A separate panel with a heading and a rule below it. */
export function panel(drawing: Drawing, [x, y, w, h]: Box, heading: string): void {
  drawing
    .overlay([x, y, w, h], { radius: 10 })
    .title(heading, x + 22, y + 36, { maxWidth: w - 44 })
    .rule(x, y + 54, w, { line: inks.ink, width: 1 });
}

/** A tinted part of a page; its corners, clockwise from the upper left, follow the frame's. */
export function tintedArea(
  drawing: Drawing,
  [x, y, w, h]: Box,
  fill: string,
  [upperLeft, upperRight, lowerRight, lowerLeft]: readonly [number, number, number, number],
): void {
  drawing.path(
    `M${x + upperLeft} ${y}h${w - upperLeft - upperRight}q${upperRight} 0 ${upperRight} ${upperRight}` +
      `V${y + h - lowerRight}q0 ${lowerRight} ${-lowerRight} ${lowerRight}H${x + lowerLeft}` +
      `q${-lowerLeft} 0 ${-lowerLeft} ${-lowerLeft}V${y + upperLeft}q0 ${-upperLeft} ${upperLeft} ${-upperLeft}z`,
    { fill, line: 'none' },
  );
}
