import { expect, test } from 'vitest';
import { plainLine, plainText, singaporeTime, startOfSingaporeDay } from './display.ts';

test.each([
  ['one\r\nBcc: two\tthree', 'one Bcc: two three'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u2069\u200e\u061c', 'ab'],
  ['pay\u200bpal\ufeff\u00ad', 'paypal'],
  ['=?utf-8?B?QmNjOiB4?=', '= ?utf-8?B?QmNjOiB4?='],
  ['=?a?= and =?b?=', '= ?a?= and = ?b?='],
  ['=\u200b?utf-8?Q?x?=', '= ?utf-8?Q?x?='],
  ['\u001b[31mred\u0007', '[31mred'],
  ['陳美玲 Évil', '陳美玲 Évil'],
])('%j becomes %j', (given, plain) => {
  expect(plainLine(given)).toBe(plain);
});

test('a message keeps its lines and joined scripts, and loses what turns direction', () => {
  expect(plainText('one\ntwo \u202Eeerht\u202C می\u200cخواهم')).toBe('one\ntwo eerht می\u200cخواهم');
});

test('times read as in Singapore, whatever the zone of the machine', () => {
  expect(singaporeTime(Date.UTC(2026, 10, 20, 10, 3))).toBe('20 Nov 2026, 18:03');
  expect(singaporeTime(Date.UTC(2026, 10, 20, 16, 5))).toBe('21 Nov 2026, 00:05');
});

test('a day begins at midnight in Singapore', () => {
  expect(startOfSingaporeDay('2026-11-20')).toBe(Date.UTC(2026, 10, 19, 16));
});

test.each(['20.11.2026', '2026-11-31', '2026-13-01', '2026', 'yesterday', ''])('%j is no day', (given) => {
  expect(startOfSingaporeDay(given)).toBeNull();
});
