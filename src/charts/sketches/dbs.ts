/** A bank's account opening for companies: the stages, the checks, and the second pair of eyes. */
import { button, field, tick } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { browserWindow, panel } from './kit/frames.ts';
import { documentIcon } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

const stages = ['Apply', 'Documents', 'Checks', 'Approval', 'Open'] as const;

export function drawAccountOpening(): string {
  const drawing = new Drawing();
  browserWindow(drawing, [24, 24, 1046, 702], 'onboarding / company account');
  drawStages(drawing);
  drawApplicant(drawing);
  drawChecks(drawing);
  panel(drawing, [742, 272, 434, 410], 'Two people');
  drawApproval(drawing);
  return drawing.svg();
}

function drawStages(drawing: Drawing): void {
  const y = 124;
  drawing
    .path(`M92 ${y}H720`, { width: 3 })
    .path(`M770 ${y}H930`, { dash: '2 8', width: 3, line: inks.soft });
  stages.forEach((stage, index) => {
    const x = 92 + index * 216;
    const [done, now] = [index < 3, index === 3];
    drawing.circle(x, y, 18, { fill: done ? inks.ink : inks.paper, width: now ? 3 : 1.5 });
    if (done) tick(drawing, x - 1, y, inks.paper);
    else if (now) drawing.circle(x, y, 8, { fill: inks.ink, line: 'none' });
    drawing.text(stage, x, y + 48, { anchor: 'middle', face: now ? 'sans-bold' : 'sans' });
  });
  drawing.rule(25, 200, 1044);
}

function drawApplicant(drawing: Drawing): void {
  drawing.title('Applicant', 56, 242, { size: 22 });
  field(drawing, [56, 282, 296, 42], 'Company', 'Trading company');
  field(drawing, [56, 362, 296, 42], 'What the account is for', 'Paying suppliers');
  drawing.note('Who owns it', 56, 438);
  drawing.path('M204 494v26M118 546v-26h172v26', { width: 1.8 });
  drawing.box([124, 452, 160, 42], { fill: inks.sand, radius: 5 });
  drawing.text('Company', 204, 479, { anchor: 'middle', face: 'sans-bold' });
  for (const [x, owner] of [
    [118, 'Founder'],
    [290, 'Fund'],
  ] as const) {
    drawing.box([x - 62, 546, 124, 42], { radius: 5, fill: inks.shoal });
    drawing.text(owner, x, 573, { anchor: 'middle' });
  }
  drawing.path('M290 588v26').box([228, 614, 124, 42], { radius: 5 });
  drawing.text('Partners', 290, 641, { anchor: 'middle' });
  drawing.circle(118, 612, 11, { line: inks.buoy });
  tick(drawing, 117, 612);
  drawing.note('met in person', 118, 646, { anchor: 'middle' });
}

function drawChecks(drawing: Drawing): void {
  drawing.path('M384 200v525', { line: inks.line });
  drawing.title('Checks', 412, 242, { size: 22 });
  const checks = [
    ['In the registry', 'matches the form'],
    ['Owners named', 'to the last person'],
    ['Sanctions lists', 'no match'],
    ['Source of money', 'two papers'],
    ['Signatories', 'both signed'],
  ] as const;
  checks.forEach(([check, says], index) => {
    const y = 264 + index * 80;
    drawing.box([412, y, 300, 68], { radius: 6, line: inks.line });
    drawing.circle(440, y + 34, 13, { line: inks.buoy });
    tick(drawing, 439, y + 34);
    drawing
      .text(check, 468, y + 30, { face: 'sans-bold', maxWidth: 190 })
      .note(says, 468, y + 54, { maxWidth: 190 });
    documentIcon(drawing, 684, y + 34);
  });
  drawing.note('Nothing is left open.', 412, 696, { size: 18 });
}

function drawApproval(drawing: Drawing): void {
  drawing.note('one prepares, another approves', 1154, 308, { anchor: 'end', maxWidth: 260 });
  drawEye(drawing, 852, 404, true);
  drawEye(drawing, 1066, 404, false);
  drawing.path('M959 350v227', { line: inks.line });
  drawing.text('Prepared', 852, 492, { anchor: 'middle', face: 'sans-bold' });
  drawing.note('Branch desk, 9.40', 852, 518, { anchor: 'middle' });
  drawing.text('To approve', 1066, 492, { anchor: 'middle', face: 'sans-bold' });
  drawing.note('You, today', 1066, 518, { anchor: 'middle' });
  drawing.path('M800 564q14-22 22 0t20-8 18 6 26-8', { width: 2 }).rule(790, 577, 126, { line: inks.soft });
  drawing.rule(1004, 577, 126, { line: inks.soft });
  button(drawing, [766, 602, 222, 52], 'Approve', 'primary');
  button(drawing, [1002, 602, 150, 52], 'Send back', 'plain');
}

/** An engraved eye; one that has looked is open and tinted. */
function drawEye(drawing: Drawing, x: number, y: number, looked: boolean): void {
  drawing.path(`M${x - 66} ${y}q66-64 132 0q-66 60-132 0z`, {
    fill: looked ? inks.shoal : inks.paper,
    width: 2,
  });
  drawing.circle(x, y - 2, 27, { fill: looked ? inks.deep : inks.paper });
  const rays = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(x + dx * 14)} ${Math.round(y - 2 + dy * 14)}L${Math.round(x + dx * 23)} ${Math.round(y - 2 + dy * 23)}`;
  });
  drawing.path(rays.join(''), { width: 1 });
  drawing.circle(x, y - 2, 11, { fill: looked ? inks.ink : inks.paper });
  const lashes = [-44, -22, 0, 22, 44].map((dx) => {
    const lift = y - 32 + Math.abs(dx) * 0.3;
    return `M${x + dx} ${lift - 6}l${Math.round(dx * 0.18)} -10`;
  });
  drawing.path(lashes.join(''), { width: 1.8 });
}
