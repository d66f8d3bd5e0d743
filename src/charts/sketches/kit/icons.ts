/** Line icons about 20 px across, centred on a point. */
import type { Drawing, Pen } from './drawing.ts';
import { inks } from './inks.ts';

export function pin(drawing: Drawing, x: number, y: number, fill: string = inks.paper): void {
  drawing
    .path(`M${x} ${y + 11}c-5-7-8-10-8-14a8 8 0 0 1 16 0c0 4-3 7-8 14z`, { fill })
    .circle(x, y - 3, 2.5, { fill: inks.ink, line: 'none' });
}

export function padlock(drawing: Drawing, x: number, y: number, pen: Pen = {}): void {
  drawing
    .path(`M${x - 5} ${y - 1}v-4a5 5 0 0 1 10 0v4`, pen)
    .box([x - 8, y - 1, 16, 12], { radius: 2, ...pen });
}

export function basket(drawing: Drawing, x: number, y: number): void {
  drawing.path(`M${x - 10} ${y - 3}h20l-3 12h-14zM${x - 5} ${y - 3}l4-7M${x + 5} ${y - 3}l-4-7`);
}

export function documentIcon(drawing: Drawing, x: number, y: number): void {
  drawing.path(
    `M${x - 8} ${y - 10}h11l5 5v15h-16zM${x + 3} ${y - 10}v5h5M${x - 4} ${y}h8M${x - 4} ${y + 5}h8`,
    {
      fill: inks.paper,
    },
  );
}

export function camera(drawing: Drawing, x: number, y: number, line: string = inks.ink): void {
  drawing.path(`M${x - 11} ${y - 6}h5l3-4h6l3 4h5v14h-22z`, { line }).circle(x, y + 1, 4.5, { line });
}

/** Head and shoulders. */
export function personIcon(drawing: Drawing, x: number, y: number): void {
  drawing.circle(x, y - 4, 4).path(`M${x - 8} ${y + 8}c2-10 14-10 16 0`);
}

export function chevron(drawing: Drawing, x: number, y: number): void {
  drawing.path(`M${x - 3} ${y - 6}l6 6-6 6`, { line: inks.soft, width: 2 });
}
