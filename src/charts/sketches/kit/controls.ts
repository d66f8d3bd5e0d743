/** Controls of drawn interfaces: buttons, chips, fields, checkboxes, toggles, progress bars. */
import { measureText } from '../../lettering.ts';
import type { Box } from '../../sheet.ts';
import type { Drawing } from './drawing.ts';
import { inks } from './inks.ts';

const buttonLooks = {
  /** The picture's one accented action. */
  primary: { fill: inks.signal, line: inks.signal, ink: inks.paper },
  solid: { fill: inks.ink, line: inks.ink, ink: inks.paper },
  plain: { fill: inks.paper, line: inks.ink, ink: inks.ink },
} as const;

type ButtonLook = keyof typeof buttonLooks;

export function button(drawing: Drawing, [x, y, w, h]: Box, label: string, look: ButtonLook): void {
  const { ink, ...pen } = buttonLooks[look];
  drawing
    .box([x, y, w, h], { radius: 6, ...pen })
    .text(label, x + w / 2, y + h / 2 + 6, { face: 'sans-bold', anchor: 'middle', ink, maxWidth: w - 16 });
}

const chipLooks = {
  quiet: { fill: inks.shoal, line: 'none', ink: inks.ink },
  outline: { fill: inks.paper, line: inks.soft, ink: inks.ink },
  chosen: { fill: inks.ink, line: inks.ink, ink: inks.paper },
  good: { fill: inks.paper, line: inks.buoy, ink: inks.buoy },
} as const;

type ChipLook = keyof typeof chipLooks;

/** A label in a pill, 28 px high. Returns where the next one may begin. */
export function chip(
  drawing: Drawing,
  x: number,
  y: number,
  label: string,
  look: ChipLook = 'quiet',
): number {
  const { ink, ...pen } = chipLooks[look];
  const width = Math.ceil(measureText(label, { face: 'sans', size: 15 })) + 24;
  drawing.box([x, y, width, 28], { radius: 14, ...pen }).text(label, x + 12, y + 19, { size: 15, ink });
  return x + width + 10;
}

/** A labelled value in a box. */
export function field(drawing: Drawing, [x, y, w, h]: Box, label: string, value: string): void {
  drawing
    .note(label, x, y - 8, { size: 16, maxWidth: w })
    .box([x, y, w, h], { radius: 5, line: inks.soft })
    .text(value, x + 12, y + h / 2 + 6, { maxWidth: w - 24 });
}

export function searchField(drawing: Drawing, [x, y, w, h]: Box, query: string): void {
  const [cx, cy] = [x + 22, y + h / 2 - 1];
  drawing
    .box([x, y, w, h], { radius: h / 2, line: inks.soft })
    .circle(cx, cy, 6)
    .path(`M${cx + 5} ${cy + 5}l5 5`, { width: 2 })
    .text(query, x + 42, y + h / 2 + 6, { maxWidth: w - 56 });
}

export function tick(drawing: Drawing, x: number, y: number, ink: string = inks.buoy): void {
  drawing.path(`M${x - 5} ${y}l4 4 7-8`, { line: ink, width: 2.2 });
}

export function checkbox(drawing: Drawing, x: number, y: number, ticked: boolean): void {
  drawing.box([x, y, 20, 20], { radius: 4, line: ticked ? inks.buoy : inks.soft });
  if (ticked) tick(drawing, x + 9, y + 10);
}

export function toggle(drawing: Drawing, x: number, y: number, on: boolean): void {
  drawing
    .box([x, y, 40, 22], { radius: 11, fill: on ? inks.ink : inks.paper })
    .circle(x + (on ? 29 : 11), y + 11, 7, {
      fill: on ? inks.paper : inks.shelf,
      line: on ? 'none' : inks.ink,
    });
}

/** A share of a whole, 0 to 1. */
export function progressBar(
  drawing: Drawing,
  [x, y, w, h]: Box,
  share: number,
  ink: string = inks.ink,
): void {
  drawing
    .box([x, y, w, h], { radius: h / 2, fill: inks.shelf, line: 'none' })
    .box([x, y, Math.round(w * share), h], { radius: h / 2, fill: ink, line: 'none' });
}

/** A person's initials in a circle. */
export function avatar(
  drawing: Drawing,
  x: number,
  y: number,
  initials: string,
  fill: string = inks.sand,
): void {
  drawing
    .circle(x, y, 18, { fill })
    .text(initials, x, y + 5, { size: 15, face: 'sans-bold', anchor: 'middle' });
}

/** Pale bars in place of text, one for each length. */
export function placeholderText(drawing: Drawing, x: number, y: number, lengths: readonly number[]): void {
  lengths.forEach((length, index) => {
    drawing.rule(x, y + index * 14, length, { line: inks.shelf, width: 5 });
  });
}
