import { expect, test } from 'vitest';
import { plainLine, plainText } from './plain-line.ts';

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
