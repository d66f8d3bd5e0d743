/** A remedies shop: a product page that explains its recommendations, and the shop manager's rules. */
import { points } from '../points.ts';
import { button, chip, progressBar, searchField, toggle } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { browserWindow, panel, tintedArea } from './kit/frames.ts';
import { basket } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

export function drawRemedyShop(): string {
  const drawing = new Drawing();
  browserWindow(drawing, [24, 24, 852, 702], 'shop / teas / evening');
  drawHeader(drawing);
  drawProduct(drawing);
  drawRecommendations(drawing);
  drawRules(drawing);
  return drawing.svg();
}

function drawHeader(drawing: Drawing): void {
  drawing.text('Teas', 56, 112, { face: 'sans-bold' }).text('Soups', 122, 112).text('Gifts', 198, 112);
  drawing.rule(56, 120, 38, { line: inks.ink, width: 2 });
  searchField(drawing, [470, 88, 260, 36], 'Find a remedy');
  basket(drawing, 778, 106);
}

function drawProduct(drawing: Drawing): void {
  drawing.box([56, 142, 308, 250], { fill: inks.sand, line: 'none', radius: 6 });
  drawJar(drawing, 176, 172, 1);
  drawSprig(drawing, 310, 366, 1.3);
  drawSprig(drawing, 106, 366, 1);
  drawing.rule(80, 366, 260, { line: inks.ink });
  drawing.title('Evening herbal tea', 396, 178, { size: 30 });
  drawing.note('Twelve sachets, caffeine-free', 396, 208, { size: 19 });
  chip(drawing, chip(drawing, chip(drawing, 396, 226, 'Warming'), 226, 'Mild'), 226, 'Sleep');
  drawing.title('S$ —', 396, 302, { size: 24 });
  button(drawing, [396, 324, 196, 48], 'Add to basket', 'primary');
  button(drawing, [606, 324, 110, 48], 'Save', 'plain');
}

function drawRecommendations(drawing: Drawing): void {
  tintedArea(drawing, [25, 418, 850, 307], inks.mist, [0, 0, 9, 9]);
  drawing.rule(25, 418, 850);
  drawing.title('Chosen for you', 56, 460, { size: 24 });
  const names = ['Ginger root', 'Soup bowl', 'Honey date'];
  const pictures = [drawRoot, drawBowl, drawDates];
  names.forEach((name, index) => {
    const x = 56 + index * 172;
    const chosen = index === 2;
    drawing.box([x, 482, 154, 206], {
      fill: inks.paper,
      line: chosen ? inks.ink : inks.line,
      width: chosen ? 2 : 1.5,
      radius: 6,
    });
    drawing.box([x + 10, 492, 134, 112], { fill: inks.sand, line: 'none', radius: 4 });
    pictures[index]?.(drawing, x + 77, 552);
    drawing.text(name, x + 12, 632, { face: 'sans-bold', maxWidth: 134 });
    drawing.note('Why this?', x + 12, 664).rule(x + 12, 669, 66, { line: inks.soft, width: 1 });
  });
  drawing.path('M554 660l18-10v20z', { fill: inks.ink });
  drawing.box([572, 482, 244, 206], { fill: inks.ink, radius: 6 });
  drawing.title('Why this?', 592, 514, { ink: inks.paper });
  ['Often bought together', 'In season this month', 'In stock near you'].forEach((reason, index) => {
    const y = 546 + index * 30;
    drawing.circle(598, y - 6, 4, { fill: inks.deep, line: 'none' });
    drawing.text(reason, 612, y, { size: 16, ink: inks.paper, maxWidth: 196 });
  });
  drawing.rule(592, 630, 204, { line: inks.soft, width: 1 });
  drawing.note('Show me fewer like it', 592, 662, { ink: inks.deep, size: 18 });
}

function drawRules(drawing: Drawing): void {
  panel(drawing, [848, 72, 328, 604], 'Shelf rules');
  drawing.note('Chosen for you', 1148, 108, { anchor: 'end' });
  const rules = [
    ['Season’s teas first', true],
    ['Hide what is sold out', true],
    ['Skip past returns', false],
  ] as const;
  rules.forEach(([rule, on], index) => {
    drawing.text(rule, 872, 166 + index * 44, { maxWidth: 210 });
    toggle(drawing, 1110, 149 + index * 44, on);
  });
  drawing.rule(872, 278, 280).title('What counts most', 872, 314, { size: 18 });
  const weights = [
    ['Same basket', 0.8],
    ['Season', 0.55],
    ['Novelty', 0.15],
  ] as const;
  weights.forEach(([name, share], index) => {
    const y = 346 + index * 40;
    drawing.text(name, 872, y);
    progressBar(drawing, [982, y - 8, 168, 6], share);
    drawing.circle(982 + 168 * share, y - 5, 8, { fill: inks.paper });
  });
  drawing.rule(872, 458, 280).title('Never side by side', 872, 494, { size: 18 });
  chip(drawing, chip(drawing, 872, 512, 'Two teas', 'outline'), 512, 'Gift, refill', 'outline');
  drawing.note('Two pairs held back', 872, 576);
  button(drawing, [872, 608, 280, 44], 'Preview the shelf', 'plain');
}

function drawJar(drawing: Drawing, x: number, y: number, scale: number): void {
  drawing.draw(
    `<g transform="translate(${x} ${y})scale(${scale})" fill="${inks.paper}" stroke="${inks.ink}" stroke-width="1.8" stroke-linejoin="round">` +
      `<path d="M12 30c-22 12-24 30-24 50v86c0 18 8 28 24 28h60c16 0 24-10 24-28v-86c0-20-2-38-24-50z"/>` +
      `<path fill="${inks.shelf}" d="M6 6h72v24h-72z"/><path d="M6 14h72M6 22h72" stroke-width="1"/>` +
      `<path fill="${inks.deep}" d="M-12 92h108v60h-108z"/><path d="M-12 98h108M-12 146h108" stroke-width="1"/>` +
      `<path fill="none" d="M42 140v-36M42 128c-16-2-20-10-20-18 14 0 20 8 20 18zM42 120c16-2 20-8 20-14-14 0-20 6-20 14z"/></g>`,
  );
}

function drawSprig(drawing: Drawing, x: number, y: number, scale: number): void {
  const leaves = [0, 1, 2, 3]
    .map((pair) => {
      const height = -18 - pair * 22;
      const reach = 26 - pair * 4;
      return `M0 ${height}c${-reach} 0 ${-reach} -18 ${-reach} -18c${reach} 0 ${reach} 10 ${reach} 18zM0 ${height - 6}c${reach} 0 ${reach} -18 ${reach} -18c${-reach} 0 ${-reach} 10 ${-reach} 18z`;
    })
    .join('');
  drawing.draw(
    `<g transform="translate(${x} ${y})scale(${scale})" fill="${inks.shelf}" stroke="${inks.ink}" stroke-width="1.2"><path d="M0 0V-104"/><path d="${leaves}"/></g>`,
  );
}

function drawRoot(drawing: Drawing, x: number, y: number): void {
  drawing.path(
    `M${x - 48} ${y + 14}c4-16 22-20 34-14c2-18 12-32 22-26c10 6 2 20 0 26c14-6 34-8 38 4c4 12-12 16-26 14c-4 12-16 18-24 12c-6-4-4-10-2-14c-14 10-46 12-42-2z`,
    { fill: inks.paper },
  );
  drawing.path(
    `M${x - 30} ${y + 8}q4 6 2 12M${x - 12} ${y + 2}q8 6 8 14M${x + 4} ${y - 14}q6 2 10 0M${x + 22} ${y + 4}q4 4 2 10`,
    {
      width: 1,
    },
  );
}

function drawBowl(drawing: Drawing, x: number, y: number): void {
  drawing.path(`M${x - 44} ${y}h88c0 26-18 40-30 42h-28c-12-2-30-16-30-42z`, { fill: inks.paper });
  drawing.path(
    `M${x - 40} ${y + 12}h80M${x - 12} ${y - 10}q-8-10 0-18t0-18M${x + 12} ${y - 10}q-8-10 0-18t0-18`,
    {
      width: 1.2,
    },
  );
}

function drawDates(drawing: Drawing, x: number, y: number): void {
  const places = points('-26,12 2,20 28,8 -8,-14 20,-22');
  for (const [dx, dy] of places) {
    drawing.draw(
      `<ellipse cx="${x + dx}" cy="${y + dy}" rx="19" ry="12" transform="rotate(-24 ${x + dx} ${y + dy})" fill="${inks.paper}" stroke="${inks.ink}" stroke-width="1.5"/>`,
    );
    drawing.path(`M${x + dx - 9} ${y + dy + 4}q9-2 17-8`, { width: 1 });
  }
}
