import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CurveChart } from './curve-chart.tsx';

const line = { x1: 0, y1: 0, x2: 0, y2: 0 };
const words = { caption: '', saving: '', cost: '', volume: '', empty: '', described: '' };

test.each([
  [500, 'S$500'],
  [5000, 'S$5k'],
  [2e6, 'S$2m'],
  [4e9, 'S$4bn'],
])('beside the axis there is room for %d as %s', (value, text) => {
  const curve = {
    saving: line,
    cost: line,
    mark: { x: 0, savingY: 0, costY: 0 },
    xTicks: [],
    yTicks: [{ at: 0, value }],
  };
  const html = renderToStaticMarkup(<CurveChart curve={curve} described="" empty="" words={words} />);
  expect(/<text[^>]*>([^<]*)</.exec(html)?.[1]).toBe(text);
});
