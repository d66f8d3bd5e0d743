import { expect, test } from 'vitest';
import { sampleOffers, sampleOffice, storedEnquiry } from '../../testing/enquiries/sample-enquiry.ts';
import { asCsv, describe, jsonLine, plainLine, tableRow } from './display.ts';

const site = { topics: sampleOffers, office: sampleOffice };

const csvCell = (company: string) => {
  const row = asCsv(storedEnquiry({ company, phone: '' }));
  return row.slice(row.indexOf('.example",') + 10, row.indexOf(',"","web-application'));
};

test.each([
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ['+65 6123', `"'+65 6123"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['  =1+1', `"'  =1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['\u200b=1+1', `"'=1+1"`],
  ["O'Brien", `"O'Brien"`],
  ['plain = text', '"plain = text"'],
])('the CSV cell %j is written as %s', (company, cell) => {
  expect(csvCell(company)).toBe(cell);
});

/** As spreadsheets split a file: a quote protects only a cell that begins with one, up to the next single quote. */
function cellsOf(csv: string, separator: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)")?([^${separator}\\n]*)(?:[${separator}\\n]|$)`, 'g');
  return [...csv.matchAll(cell)].map(([, quoted = '', rest]) => `${quoted}${rest}`);
}

test.each([[','], [';'], ['\t']])('no cell is a formula where %j separates them', (separator) => {
  const message = 'Tea;=1+1; @SUM(A1),=2\t=3\n=4\n- five";=6\t+7\n\n-8 ;"=9;" "@10;""=11';
  const row = asCsv(storedEnquiry({ name: 'A;=B', company: '=C\t=D', phone: '+65 6123 4567', message }));
  const cells = cellsOf(row, separator);
  expect(cells.length).toBeGreaterThan(3);
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
});

test('a line of the list shows Singapore time, and nothing that could disturb the others', () => {
  const enquiry = storedEnquiry({ name: 'Eve\u202E\u200b\nroot', mail_state: 'sent' });
  expect(tableRow(enquiry, '01a1fbd4', site)).toBe(
    '01a1fbd4       20 Nov 2026, 18:00  mailed                Eve root <mei.ling@visitor.example>  Web Application Development',
  );
});

test.each([
  [{ mail_state: 'due' }, 'to be mailed'],
  [{ mail_state: 'due', mail_error: 'ESOCKET' }, 'retrying: ESOCKET'],
  [{ mail_state: 'failed', mail_error: 'EENVELOPE 550' }, 'FAILED: EENVELOPE 550'],
  [{ mail_state: 'held', verified: 0 }, 'held: unverified'],
  [{ mail_state: 'held', webhook_state: 'held', verified: 1 }, 'held: restored'],
  [{ mail_state: 'off', webhook_state: 'held', verified: 1 }, 'held: restored'],
  [{ mail_state: 'sent', webhook_state: 'held', verified: 1 }, 'mailed, webhook held: restored'],
  [{ mail_state: 'sent', webhook_state: 'held', verified: 0 }, 'mailed'],
  [
    { mail_state: 'off', webhook_state: 'failed', webhook_error: 'HTTP 404' },
    'mail is off, webhook FAILED: HTTP 404',
  ],
  [{ mail_state: 'failed', mail_error: 'EENVELOPE 550', handled_at: 1 }, 'handled, FAILED: EENVELOPE 550'],
  [{ mail_state: 'off' }, 'mail is off'],
  [{ mail_state: 'off', webhook_state: 'due' }, 'to be posted'],
  [{ mail_state: 'off', webhook_state: 'sent' }, 'posted'],
  [{ mail_state: 'held', quarantine: 'honeypot' }, 'quarantine: honeypot'],
  [{ mail_state: 'held', quarantine: 'honeypot', handled_at: 1 }, 'handled'],
] as const)('%j reads as %s', (changes, state) => {
  expect(tableRow(storedEnquiry(changes), 'x', site)).toContain(`  ${state}  `);
});

test.each([
  [
    { mail_error: 'EAUTH 535', mail_lease_until: Date.UTC(2026, 10, 20, 10, 17) },
    'being mailed since 20 Nov 2026, 18:01',
  ],
  [{ mail_error: 'EAUTH 535', mail_lease_until: Date.UTC(2026, 10, 20, 10, 16) }, 'retrying: EAUTH 535'],
  [
    { mail_state: 'off', webhook_state: 'due', webhook_lease_until: Date.UTC(2026, 10, 20, 10, 17) },
    'being posted since 20 Nov 2026, 18:12',
  ],
] as const)('%j reads at 18:16 as %s', (changes, state) => {
  const now = Date.UTC(2026, 10, 20, 10, 16);
  expect(tableRow(storedEnquiry(changes), 'x', site, now)).toContain(`  ${state}  `);
});

test('a whole enquiry shows plan, pages and delivery', () => {
  const text = describe(
    storedEnquiry({
      plan: 'Twelve weeks\u202E',
      history: 'visit 1\nvisit 2',
      webhook_error: 'HTTP 404',
      webhook_sent_at: Date.UTC(2026, 10, 20, 11),
    }),
    site,
  );
  expect(text).toContain('topic     Web Application Development');
  expect(text).toContain('received  20 Nov 2026, 18:00 (Singapore)');
  expect(text).toContain('\nPlan:\nTwelve weeks\n');
  expect(text).toContain('Pages the visitor read:\nvisit 1\nvisit 2');
  expect(text).toContain('posted    20 Nov 2026, 19:00 (Singapore)');
  expect(text).toContain('webhook   HTTP 404');
});

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
  ['ශ්‍රී ලංකා', 'ශ්‍රී ලංකා'],
  ['👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a\u{e0041}\u{e0042}b', 'ab'],
])('%j becomes %j', (given, plain) => {
  expect(plainLine(given)).toBe(plain);
});

test('a message keeps its lines and joined scripts, and loses what turns direction', () => {
  const text = describe(storedEnquiry({ message: 'one\ntwo \u202Eeerht\u202C می\u200cخواهم' }), site);
  expect(text).toContain('\n\none\ntwo eerht می\u200cخواهم\n');
});

test('JSON says with escapes what would turn the direction of a terminal, and means the same', () => {
  const text = 'one \u202eowt\u2066 \u009b31m ශ්\u200dරී';
  expect(jsonLine({ text })).toBe('{"text":"one \\u202eowt\\u2066 \\u009b31m ශ්\u200dරී"}');
  expect(JSON.parse(jsonLine({ text }))).toEqual({ text });
});
