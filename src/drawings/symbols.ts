/** Chart symbols: compass roses, lights, buoys, ships, anchors, currents. Each returns SVG around a point. */
import type { Palette } from '../brand/derive-colours.ts';
import type { Point } from './field.ts';
import { linePath, round, times } from './svg.ts';

/** A point `radius` away from another; 0° is north, clockwise. */
export function bearing([x, y]: Point, degrees: number, radius: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(x + Math.cos(angle) * radius), round(y + Math.sin(angle) * radius)];
}

/** Degree ticks round two circles, with a needle to the north. */
export function compassRose(ink: Palette, at: Point, radius: number): string {
  const [x, y] = at;
  const tick = (degrees: number) => {
    const length = degrees % 30 === 0 ? 0.16 : degrees % 10 === 0 ? 0.1 : 0.05;
    return `${linePath(bearing(at, degrees, radius), bearing(at, degrees, radius * (1 - length)))}`;
  };
  const ticks = times(72, (index) => tick(index * 5)).join('');
  const inner = times(36, (index) => index * 10)
    .map((degrees) =>
      linePath(bearing(at, degrees + 4, radius * 0.62), bearing(at, degrees + 4, radius * 0.56)),
    )
    .join('');
  const arm = (degrees: number, length: number) => {
    const side = (turn: number) => bearing(at, degrees + turn, radius * 0.05);
    return `${linePath(bearing(at, degrees, radius * length), side(90), side(-90))}Z`;
  };
  return (
    `<g fill="none" stroke="${ink.soft}" stroke-width="1.2"><circle cx="${x}" cy="${y}" r="${radius}"/>` +
    `<circle cx="${x}" cy="${y}" r="${round(radius * 0.62)}"/><path d="${ticks}${inner}"/></g>` +
    `<path fill="${ink.soft}" d="${arm(90, 0.5)}${arm(180, 0.5)}${arm(270, 0.5)}"/><path fill="${ink.ink}" d="${arm(0, 1.12)}"/>`
  );
}

/** The sector in which a light is seen. */
export function light(
  ink: Palette,
  at: Point,
  from: number,
  to: number,
  radius: number,
  fill: string,
): string {
  const large = to - from > 180 ? 1 : 0;
  const [start, end] = [bearing(at, from, radius), bearing(at, to, radius)];
  const arc = `A${radius} ${radius} 0 ${large} 1 ${end.join(' ')}`;
  return (
    `<path fill="${fill}" opacity=".5" d="${linePath(at, start)}${arc}Z"/>` +
    `<path fill="none" stroke="${ink.soft}" stroke-width="1.2" stroke-dasharray="7 5" d="${linePath(start, at, end)}"/>` +
    `<path fill="none" stroke="${ink.ink}" stroke-width="2" d="M${start.join(' ')}${arc}"/>`
  );
}

export function star(ink: Palette, at: Point, radius: number): string {
  const points = times(10, (index) => bearing(at, index * 36, index % 2 ? radius * 0.42 : radius));
  return `<path fill="${ink.ink}" stroke="${ink.bands[0]}" stroke-width="2" paint-order="stroke" d="${linePath(...points)}Z"/>`;
}

/** A channel buoy: a can on one side, a cone on the other. */
export function buoy(ink: Palette, [x, y]: Point, side: 'can' | 'cone', size = 9): string {
  const body =
    side === 'can' ? `h${size}l-2 ${-size * 1.5}h${-size + 4}Z` : `h${size}l${-size / 2} ${-size * 1.6}Z`;
  return (
    `<path fill="${side === 'can' ? ink.ink : ink.paper}" stroke="${ink.ink}" stroke-width="1.6" d="M${x - size / 2} ${y - 3}${body}"/>` +
    `<circle cx="${x}" cy="${y}" r="3" fill="${ink.bands[0]}" stroke="${ink.ink}" stroke-width="1.6"/>`
  );
}

export function ship(ink: Palette, at: Point, heading: number, length = 30, fill = ink.ink): string {
  const [x, y] = at;
  const [half, beam] = [length / 2, length / 5.5];
  return (
    `<path transform="translate(${x} ${y})rotate(${heading})" fill="${fill}" stroke="${ink.bands[0]}" stroke-width="2" paint-order="stroke" ` +
    `d="M0 ${-half}C${beam} ${-half * 0.5} ${beam} 0 ${beam} ${half}H${-beam}C${-beam} 0 ${-beam} ${-half * 0.5} 0 ${-half}Z"/>`
  );
}

export function anchor(ink: Palette, [x, y]: Point, size = 22): string {
  const s = size / 22;
  return (
    `<g transform="translate(${x} ${y})scale(${round(s)})" fill="none" stroke="${ink.ink}" stroke-width="2">` +
    '<circle cy="-9" r="2.6"/><path d="M0-6V10M-5-3H5M-9 3C-8 8-4 10 0 10S8 8 9 3M-9 3l-2 3M9 3l2 3"/></g>'
  );
}

/** A feathered arrow with the current. */
export function current(ink: Palette, at: Point, heading: number, length = 34): string {
  const half = length / 2;
  return (
    `<path transform="translate(${at.join(' ')})rotate(${Math.round(heading)})" fill="none" stroke="${ink.soft}" stroke-width="1.5" ` +
    `d="M0 ${half}V${-half}l-4 7M0 ${-half}l4 7M0 ${half}l-4 4M0 ${half - 5}l-4 4M0 ${half - 10}l-4 4"/>`
  );
}

/** Range circles around a place, with bearings every `step` degrees between `from` and `to`. */
export function rangeRings(
  ink: Palette,
  at: Point,
  radii: readonly number[],
  [from, to]: Point,
  step = 15,
): string {
  const largest = Math.max(...radii);
  const arcs = radii.map((radius) => {
    const [start, end] = [bearing(at, from, radius), bearing(at, to, radius)];
    return `M${start.join(' ')}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.join(' ')}`;
  });
  const rays: string[] = [];
  for (let degrees = from; degrees <= to; degrees += step) {
    rays.push(linePath(bearing(at, degrees, 26), bearing(at, degrees, largest)));
  }
  return (
    `<path fill="none" stroke="${ink.soft}" stroke-width="1" stroke-dasharray="4 5" d="${rays.join('')}"/>` +
    `<path fill="none" stroke="${ink.ink}" stroke-width="1.6" d="${arcs.join('')}"/>`
  );
}

/** A wide arrow that shows a lane's direction. */
export function laneArrow(ink: Palette, at: Point, heading: number, length = 90): string {
  const half = length / 2;
  return (
    `<path transform="translate(${at.join(' ')})rotate(${heading})" fill="${ink.bands[0]}" stroke="${ink.soft}" stroke-width="1.8" ` +
    `d="M-9 ${half}V${-half + 22}H-20L0 ${-half}L20 ${-half + 22}H9V${half}Z"/>`
  );
}

export function quay(ink: Palette, corners: readonly Point[]): string {
  return `<path fill="${ink.land}" stroke="${ink.shore}" stroke-width="1.5" d="${linePath(...corners)}Z"/>`;
}

export function danger(ink: Palette, [x, y]: Point, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink.bands[3]}" fill-opacity=".6" stroke="${ink.ink}" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round"/>`;
}

export function rock(ink: Palette, [x, y]: Point, size = 7): string {
  return `<path fill="none" stroke="${ink.ink}" stroke-width="1.8" d="M${x - size} ${y}H${x + size}M${x} ${y - size}V${y + size}"/>`;
}

/** A wreck: a hull's line, crossed by its ribs, inside the dotted line of a danger. */
export function wreck(ink: Palette, at: Point, size = 16): string {
  const [x, y] = at;
  const rib = (shift: number, half: number) => `M${x + shift} ${y - half}V${y + half}`;
  const ribs = `${rib(-size / 2, size * 0.35)}${rib(0, size * 0.55)}${rib(size / 2, size * 0.35)}`;
  return `${danger(ink, at, size * 1.7)}<path fill="none" stroke="${ink.ink}" stroke-width="2" d="M${x - size} ${y}H${x + size}${ribs}"/>`;
}
