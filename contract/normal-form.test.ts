import { expect, test } from 'vitest';
import { inNormalForm } from './normal-form.ts';

test.each([
  'สวัสดีค่ะ น้ำใจผู้ใหญ่',
  'שָׁלוֹם וּבְרָכָה',
  'བསྒྲུབས་ཧཱུྃ་རྒྱལ་བ',
  'Nguyễn Thị Ánh',
  'क्षत्रिय ස්තූතියි မြန်မာ',
  'Z̸̢͎̋a̷̛̮lgo 👨‍👩‍👧‍👦 ❤️',
])('%s stays as it was typed', (text) => {
  expect(inNormalForm(text.normalize('NFC'))).toBe(text.normalize('NFC'));
});

test('thirty marks stay on a letter, and what follows them goes', () => {
  expect(inNormalForm(`x${'\u0316'.repeat(30)}y`)).toBe(`x${'\u0316'.repeat(30)}y`);
  expect(inNormalForm(`x${'\u0316'.repeat(20)}${'\u0301'.repeat(20)}y`)).toBe(
    `x${'\u0316'.repeat(20)}${'\u0301'.repeat(10)}y`,
  );
});

test('no character makes a longer run of marks to put in order', () => {
  const isMark = (character: string) => `a${character}\u0334`.normalize('NFKD').startsWith('a\u0334');
  const marks = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).filter(isMark);
  expect(marks).toContain('\u0301');
  // U+0344 is two marks in each form.
  const longer = marks.filter((mark) => inNormalForm(`x${mark.repeat(99)}`, 'NFKC').length > 61);
  expect(longer).toEqual([]);
});
