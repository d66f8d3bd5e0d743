/** A claims desk: the queue by what a claim still needs, a receipt read field by field, the decision. */
import { avatar, button, placeholderText, progressBar } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { browserWindow, tintedArea } from './kit/frames.ts';
import { personIcon } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

const queue = [
  ['Straight through', ['Travel delay', 'Lost bag']],
  ['Needs review', ['Clinic bill', 'Windscreen', 'Phone screen']],
  ['Assigned', ['Ward stay', 'Flooded shop']],
] as const;

const fields = [
  ['Clinic', 'East Road Clinic', 0.97, 206],
  ['Date', '3 March', 0.94, 262],
  ['Item', 'X-ray, left wrist', 0.9, 350],
  ['Amount', 'S$ — ?', 0.42, 470],
] as const;

export function drawClaimsDesk(): string {
  const drawing = new Drawing();
  browserWindow(drawing, [24, 24, 1142, 700], 'claims / clinic bill');
  drawQueue(drawing);
  drawReceipt(drawing);
  drawFields(drawing);
  drawDecision(drawing);
  return drawing.svg();
}

function drawQueue(drawing: Drawing): void {
  tintedArea(drawing, [25, 73, 269, 650], inks.mist, [0, 0, 0, 9]);
  let y = 112;
  for (const [group, claims] of queue) {
    drawing
      .title(group, 48, y, { size: 18 })
      .note(String(claims.length), 272, y, { anchor: 'end', size: 18 });
    y += 16;
    for (const claim of claims) {
      const opened = claim === 'Clinic bill';
      drawing.box([44, y, 232, 52], {
        fill: inks.paper,
        line: opened ? inks.ink : inks.line,
        width: opened ? 2 : 1,
        radius: 5,
      });
      if (opened) drawing.box([44, y, 8, 52], { radius: 4, fill: inks.ink, line: 'none' });
      drawing.text(claim, 64, y + 32, { face: opened ? 'sans-bold' : 'sans' });
      drawState(drawing, 254, y + 26, group);
      y += 60;
    }
    y += 36;
  }
}

function drawState(drawing: Drawing, x: number, y: number, group: string): void {
  if (group === 'Straight through') drawing.path(`M${x - 6} ${y}l4 5 8-10`, { line: inks.buoy, width: 2.4 });
  else if (group === 'Needs review') drawing.circle(x, y, 5, { line: inks.soft });
  else personIcon(drawing, x, y);
}

function drawReceipt(drawing: Drawing): void {
  tintedArea(drawing, [294, 73, 396, 650], inks.shelf, [0, 0, 0, 0]);
  drawing.path(
    'M330 110h312v556l-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10z',
    {
      fill: inks.paper,
    },
  );
  drawing.path('M358 142h28M372 128v28', { width: 6 });
  placeholderText(drawing, 404, 136, [140, 90]);
  placeholderText(drawing, 358, 292, [210, 160]);
  placeholderText(drawing, 358, 392, [230, 190, 220]);
  drawing.rule(358, 438, 256, { line: inks.ink, width: 1 });
  drawing.path('M360 560c20-40 30 20 44-10s20 20 34-6 20 12 40 0', { width: 2 }).rule(356, 576, 150);
  drawing.note('signed', 356, 600);
  drawing.circle(566, 566, 40, { line: inks.soft, dash: '3 3' }).circle(566, 566, 30, { line: inks.soft });
  const written = ['East Road Clinic', '3 March', 'X-ray, left wrist', 'S$ — —'];
  fields.forEach(([, , sure, y], index) => {
    const doubtful = sure < 0.5;
    const read = written[index] ?? '';
    drawing.box([350, y - 24, 190, 36], {
      line: doubtful ? inks.signal : inks.ink,
      fill: doubtful ? inks.paper : inks.mist,
      dash: '5 4',
    });
    drawing.note(read, 362, y, { size: 20, ink: inks.ink, maxWidth: 170 });
    const target = 170 + index * 82;
    drawing.path(`M540 ${y - 6}C620 ${y - 6} 640 ${target} 706 ${target}`, {
      line: doubtful ? inks.signal : inks.soft,
      width: 1.2,
      dash: '5 4',
    });
  });
}

function drawFields(drawing: Drawing): void {
  drawing.title('Read from the bill', 714, 116, { size: 22 });
  drawing.note('how sure', 1138, 116, { anchor: 'end' });
  fields.forEach(([name, value, sure], index) => {
    const y = 146 + index * 82;
    const doubtful = sure < 0.5;
    drawing.circle(706, y + 24, 4, { fill: doubtful ? inks.signal : inks.ink, line: 'none' });
    drawing.note(name, 722, y + 16);
    drawing.text(value, 722, y + 44, { size: 19, ink: doubtful ? inks.signal : inks.ink, maxWidth: 240 });
    progressBar(drawing, [980, y + 34, 110, 7], sure, doubtful ? inks.signal : inks.ink);
    drawing.note(doubtful ? 'ask' : String(Math.round(sure * 100)), 1138, y + 42, {
      anchor: 'end',
      size: 19,
      ink: doubtful ? inks.signal : inks.ink,
    });
    drawing.rule(722, y + 64, 416);
  });
}

function drawDecision(drawing: Drawing): void {
  drawing.box([714, 488, 424, 206], { radius: 8, width: 2, fill: inks.paper });
  drawing.title('Decision', 738, 526, { size: 22 });
  avatar(drawing, 1106, 520, 'LW');
  drawing.text('Type the amount, then decide.', 738, 560);
  drawing.note('The rule: pay when every field is sure.', 738, 588, { maxWidth: 380 });
  button(drawing, [738, 616, 150, 50], 'Approve', 'solid');
  button(drawing, [900, 616, 100, 50], 'Ask', 'plain');
  button(drawing, [1012, 616, 104, 50], 'Decline', 'plain');
}
