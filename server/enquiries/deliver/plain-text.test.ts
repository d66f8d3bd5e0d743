import { expect, test } from 'vitest';
import { csvCell, jsonLine, plainLine, quoted } from './plain-text.ts';

test.each([
  ['one\r\nBcc: two\tthree', 'one Bcc: two three'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u2069\u200e\u061c', 'ab'],
  ['pay\u200bp\u200dal\ufeff\u00ad', 'paypal'],
  ['Kopi\u2800\u2800\u00a0\u3000Kaya', 'Kopi Kaya'],
  ['=?utf-8?B?QmNjOiB4?=', '= ?utf-8?B?QmNjOiB4?='],
  ['=\u200b?utf-8?Q?x?=', '= ?utf-8?Q?x?='],
  ['\u001b[31mred\u0007', '[31mred'],
  ['陳美玲 Évil', '陳美玲 Évil'],
  ['ශ්\u200dරී ලංකා', 'ශ්\u200dරී ලංකා'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
  ['a\u{e0041}\u{e0042}\ufe01b\u{e0101}', 'ab'],
])('in one line %j becomes %j', (given, plain) => {
  expect(plainLine(given)).toBe(plain);
});

test('each line of a message is marked as the visitor’s, so that none can be taken for ours', () => {
  expect(quoted('Hello\n\nCaptcha: verified\u202e\u{e0041}')).toBe('| Hello\n|\n| Captcha: verified');
});

test('JSON shows with escapes what would hide or turn something, and means the same', () => {
  const text = 'one \u202eowt\u2066 \u009b31m a\u200bb\u{e0041}';
  const line = jsonLine({ text });
  expect(line).toBe('{"text":"one \\u202eowt\\u2066 \\u009b31m a\\u200bb\\udb40\\udc41"}');
  expect(JSON.parse(line)).toEqual({ text });
});

test.each([
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ['+65 6123', `"'+65 6123"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['\u200b=1+1', `"'=1+1"`],
  ["O'Brien", `"O'Brien"`],
  ['Two points:\n- one\n- two', '"Two points:\n- one\n- two"'],
])('the CSV cell %j is written as %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
