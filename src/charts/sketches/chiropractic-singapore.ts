/** Clinics: one day of three treatment rooms, a free place on offer, and the reminder on the patient's phone. */
import { avatar, button, placeholderText } from './kit/controls.ts';
import { Drawing } from './kit/drawing.ts';
import { browserWindow, phone, tintedArea } from './kit/frames.ts';
import { pin } from './kit/icons.ts';
import { inks } from './kit/inks.ts';

/** Room, first quarter of an hour after nine, length in quarters, and what stands there. */
const slots = [
  [0, 0, 2, 'First visit'],
  [0, 3, 2, 'Follow-up'],
  [0, 6, 4, 'free'],
  [1, 0, 3, 'free'],
  [1, 3, 3, 'Follow-up'],
  [1, 6, 2, 'Reminder sent'],
  [1, 9, 3, 'First visit'],
  [2, 1, 3, 'X-ray'],
  [2, 4, 4, 'First visit'],
  [2, 8, 4, 'free'],
] as const;

const top = 218;
const quarter = 40;

export function drawClinicDiary(): string {
  const drawing = new Drawing();
  browserWindow(drawing, [262, 24, 914, 702], 'diary / three clinics');
  drawClinics(drawing);
  drawDiary(drawing);
  drawFreePlace(drawing);
  phone(drawing, [28, 92, 316, 610], 'Reminder');
  drawReminder(drawing);
  return drawing.svg();
}

function drawClinics(drawing: Drawing): void {
  ['City clinic', 'East clinic', 'North clinic'].forEach((clinic, index) => {
    const x = 372 + index * 160;
    const chosen = index === 1;
    if (chosen)
      drawing.path(`M${x - 10} 130v-34q0-10 10-10h130q10 0 10 10v34`, { fill: inks.shoal, width: 2 });
    pin(drawing, x + 12, 110, chosen ? inks.deep : inks.paper);
    drawing.text(clinic, x + 32, 115, { face: chosen ? 'sans-bold' : 'sans', maxWidth: 110 });
  });
  drawing.path('M366 130h156M682 130h226', { width: 2 });
}

function drawDiary(drawing: Drawing): void {
  for (let room = 0; room < 3; room += 1) {
    const x = 440 + room * 158;
    avatar(drawing, x + 26, 176, ['AL', 'JT', 'MK'][room] ?? '', inks.sand);
    drawing.text(`Room ${room + 1}`, x + 54, 182, { face: 'sans-bold' });
  }
  ['9.00', '10.00', '11.00'].forEach((time, index) => {
    const y = top + index * quarter * 4;
    drawing.rule(372, y, 536).note(time, 374, y + 20, { size: 18 });
  });
  for (const [room, start, length, name] of slots) {
    const [x, y, height] = [440 + room * 158, top + start * quarter, length * quarter];
    const reminded = name === 'Reminder sent';
    const free = name === 'free';
    drawing.box([x, y + 3, 146, height - 6], {
      radius: 6,
      fill: reminded ? inks.signal : free ? inks.paper : inks.shelf,
      line: reminded ? inks.signal : free ? inks.soft : inks.ink,
      ...(free ? { dash: '5 5' } : {}),
    });
    if (free) drawing.note('open', x + 14, y + 28, { size: 18 });
    else drawing.text(name, x + 14, y + 28, { ink: reminded ? inks.paper : inks.ink, maxWidth: 124 });
    if (!free && !reminded && length > 2) placeholderText(drawing, x + 17, y + 50, [80, 54]);
    if (reminded) drawing.note('10.30', x + 14, y + 56, { ink: inks.paper, size: 19 });
  }
}

/** Who asked to come sooner: a free place goes to them one by one. */
const waiting = [
  ['HL', 'asked on Monday', 'no answer'],
  ['RS', 'asked on Tuesday', 'being asked'],
  ['TC', 'asked on Tuesday', 'next'],
] as const;

/** A place that has come free, and how far its offer has got. */
function drawFreePlace(drawing: Drawing): void {
  tintedArea(drawing, [926, 73, 249, 652], inks.mist, [0, 0, 9, 0]);
  drawing.path('M926 73v652', { line: inks.line });
  drawing.title('Free at 11.00', 950, 116, { size: 20 }).note('room 3, with MK', 950, 142, { maxWidth: 212 });
  drawing.box([950, 164, 200, 76], { radius: 6, dash: '5 5', line: inks.soft, fill: inks.paper });
  drawing.circle(984, 202, 20, { fill: inks.sand }).path('M984 190v12l8 5', { width: 2 });
  drawing
    .text('Follow-up', 1016, 198, { face: 'sans-bold' })
    .note('moved at 8.40', 1016, 222, { maxWidth: 128 });
  drawing.title('Offered in turn', 950, 296, { size: 18 });
  waiting.forEach(([name, asked, state], index) => {
    const y = 344 + index * 92;
    const chosen = state === 'being asked';
    if (index < waiting.length - 1) drawing.path(`M974 ${y + 26}v40`, { line: inks.soft, dash: '5 5' });
    avatar(drawing, 974, y, name, chosen ? inks.deep : inks.paper);
    drawing.text(state, 1010, y - 2, { face: chosen ? 'sans-bold' : 'sans', maxWidth: 150 });
    drawing.note(asked, 1010, y + 22, { size: 17, maxWidth: 150 });
  });
  drawing.rule(950, 596, 200).note('Fifteen minutes each,', 950, 630, { size: 18 });
  drawing.note('then the next is asked.', 950, 654, { size: 18, maxWidth: 212 });
}

function drawReminder(drawing: Drawing): void {
  drawing.note('Yesterday', 186, 200, { anchor: 'middle', size: 16 });
  drawing.path('M68 216h200q12 0 12 12v148q0 12-12 12h-196l-20 14 4-20v-154q0-12 12-12z', {
    fill: inks.shoal,
    line: 'none',
  });
  drawing.title('See you at 10.30', 74, 248, { size: 19 });
  ['Tomorrow, East clinic,', 'room 2. Please come', 'five minutes early.'].forEach((line, index) => {
    drawing.text(line, 74, 280 + index * 26, { maxWidth: 196 });
  });
  drawing.note('08.00', 264, 370, { anchor: 'end', size: 16 });
  button(drawing, [56, 418, 126, 44], 'I will come', 'solid');
  button(drawing, [190, 418, 126, 44], 'Move it', 'plain');
  drawing.path('M174 486h132q12 0 12 12v34l6 18-18-6h-132q-12 0-12-12v-34q0-12 12-12z', { fill: inks.ink });
  drawing.text('I will come', 184, 520, { ink: inks.paper });
  drawing.rule(36, 574, 300).circle(74, 616, 24, { fill: inks.sand }).path('M74 602v14l9 6', { width: 2 });
  drawing.text('Held for you', 112, 612, { face: 'sans-bold' }).note('on all three diaries', 112, 636);
}
