/** The sounding lead: depth and position under the pointer, and a line to the nearest contour. A tap sets it, too. */
import { latitudeAt, longitudeAt } from '../charts/position.ts';
import { readDepth } from './depth.ts';
import type { Spot } from './path-points.ts';
import type { ChartReading } from './read-chart.ts';
import { svgElement } from './svg.ts';

/** What is read or pressed is not sounded. */
const words = 'a, button, h1, p, nav';

/** From the mark to its words, and the room that they need on its right, in CSS pixels. */
const [gap, room] = [14, 170];

/** @returns a function that takes the lead in for good. */
export function dropLead(svg: SVGSVGElement, layer: Element, chart: ChartReading, hero: Element): () => void {
  const { tone } = chart;
  const bandAt = hitTest(chart);
  const line = svgElement('path', { class: 'lead-line', stroke: `var(--${tone}label)` });
  const mark = svgElement('g', { class: 'lead-mark' });
  const depth = svgElement('text', { y: 2, class: 'lead-depth' });
  const position = svgElement('text', { y: 19, class: 'lead-position' });
  mark.append(svgElement('path', { d: 'M0-7 5 0 0 7-5 0Z' }), depth, position);

  const takeIn = () => layer.replaceChildren();
  const show = ({ x, y }: { x: number; y: number }) => {
    const { scale, left, top } = placing(svg, chart);
    const at: Spot = [(x - left) / scale, (y - top) / scale];
    const band = bandAt(at);
    if (band === null) return takeIn();
    const reading = readDepth(chart, at, band);
    depth.textContent = reading.text;
    position.textContent = `${latitudeAt(at, 1)} ${longitudeAt(at, 1)}`;
    const isRight = x + room < svg.getBoundingClientRect().right;
    for (const text of [depth, position]) {
      text.setAttribute('x', String(isRight ? gap : -gap));
      text.setAttribute('text-anchor', isRight ? 'start' : 'end');
    }
    mark.setAttribute('fill', `var(--${tone}${reading.isLand ? 'on-land' : 'label'})`);
    mark.setAttribute('stroke', `var(--${tone}${reading.isLand ? 'land' : 'sea-0'})`);
    mark.setAttribute('transform', `translate(${at.join(' ')})scale(${1 / scale})`);
    line.setAttribute('d', reading.nearest ? `M${at.join(' ')}L${reading.nearest.join(' ')}` : '');
    if (!mark.isConnected) layer.append(line, mark);
  };

  let frame = 0;
  let pointer = { x: 0, y: 0 };
  const onMove = (event: PointerEvent) => {
    const isWords = event.target instanceof Element && event.target.closest(words);
    pointer = { x: event.clientX, y: event.clientY };
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (isWords ? takeIn() : show(pointer)));
  };
  const ending = new AbortController();
  const options = { signal: ending.signal, passive: true } as const;
  const listen = (type: 'pointermove' | 'pointerdown' | 'pointercancel', on: (event: PointerEvent) => void) =>
    hero.addEventListener(type, (event) => event instanceof PointerEvent && on(event), options);
  listen('pointermove', (event) => event.pointerType !== 'touch' && onMove(event));
  // A finger that scrolls is taken over by the browser: its tap is over.
  listen('pointerdown', onMove);
  listen('pointercancel', takeIn);
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      if (target instanceof Node && hero.contains(target)) return;
      cancelAnimationFrame(frame);
      takeIn();
    },
    options,
  );
  addEventListener('scroll', takeIn, options);
  return () => {
    ending.abort();
    cancelAnimationFrame(frame);
    takeIn();
  };
}

/** Where the sheet lies in the window: it covers its box, and what is over is cut off. */
function placing(svg: SVGSVGElement, { width, height }: ChartReading) {
  const box = svg.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  const isRight = svg.getAttribute('preserveAspectRatio')?.startsWith('xMax');
  return {
    scale,
    left: box.left + (box.width - width * scale) * (isRight ? 1 : 0.5),
    top: box.top + (box.height - height * scale) * 0.5,
  };
}

/** How many areas a point is in; null off the sheet and where nothing is charted. A canvas says so without drawing. */
function hitTest({ width, height, areas, blank }: ChartReading): (at: Spot) => number | null {
  const context = document.createElement('canvas').getContext('2d');
  return ([x, y]) => {
    const isIn = (path: Path2D) => context?.isPointInPath(path, x, y) ?? false;
    if (x < 0 || y < 0 || x > width || y > height || isIn(blank)) return null;
    return areas.findLastIndex(({ path }) => isIn(path)) + 1;
  };
}
