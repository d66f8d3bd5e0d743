import { expect, test } from 'vitest';
import {
  dueDelivery,
  sampleOffers,
  sampleOffice,
  storedEnquiry,
} from '../../testing/enquiries/sample-enquiry.ts';
import { asCsv, asListed, describe, jsonLine, plainLine, tableRow } from './display.ts';
import type { StoredEnquiry } from './stored-enquiries.ts';

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
  const sent = [dueDelivery({ status: 'sent' })];
  const enquiry = storedEnquiry({ name: 'Eve\u202E\u200b\nroot', deliveries: sent });
  expect(tableRow(enquiry, site)).toBe(
    '4349121a  20 Nov 2026, 18:00  sent                  Eve root <mei.ling@visitor.example>  Web Application Development',
  );
});

test.each<[string, Partial<StoredEnquiry>, string]>([
  ['nobody configured', {}, 'nobody was told'],
  ['held', { held: 1, verified: 0 }, 'held: unverified'],
  ['imported while due', { held: 1, deliveries: [dueDelivery({ status: 'sent' })] }, 'held: imported'],
  ['due', { deliveries: [dueDelivery()] }, 'to be sent'],
  ['postponed', { deliveries: [dueDelivery({ error: 'ESOCKET' })] }, 'retrying: ESOCKET'],
  ['under way', { deliveries: [dueDelivery({ status: 'sending', error: 'ESOCKET' })] }, 'being sent'],
  [
    'sent to one of two',
    { deliveries: [dueDelivery({ status: 'sent' }), dueDelivery({ recipient: 'webhook' })] },
    'to be sent',
  ],
  [
    'given up',
    { deliveries: [dueDelivery({ status: 'failed', error: 'HTTP 404', recipient: 'webhook' })] },
    'FAILED: HTTP 404 (webhook)',
  ],
  [
    'handled and given up',
    {
      handled_at: 1,
      deliveries: [dueDelivery({ status: 'failed', error: 'HTTP 404', recipient: 'webhook' })],
    },
    'handled, FAILED: HTTP 404 (webhook)',
  ],
  ['held and handled', { held: 1, handled_at: 1 }, 'handled'],
])('%s reads as it should', (_, changes, state) => {
  expect(tableRow(storedEnquiry(changes), site)).toContain(`  ${state}  `);
});

test('mailed means that everyone who is mailed has it, whatever the webhook does', () => {
  const at = Date.UTC(2026, 10, 20, 11);
  const sent = dueDelivery({ status: 'sent', sent_at: at });
  const mailedAt = (...deliveries: StoredEnquiry['deliveries']) =>
    asListed(storedEnquiry({ deliveries })).mailedAt;
  expect(mailedAt(sent, dueDelivery({ recipient: 'webhook' }))).toBe('2026-11-20T11:00:00.000Z');
  expect(mailedAt(sent, dueDelivery({ recipient: 'team@straitworks.example' }))).toBeNull();
  expect(mailedAt(dueDelivery({ recipient: 'webhook', status: 'sent', sent_at: at }))).toBeNull();
});

test('a whole enquiry shows plan, pages and deliveries', () => {
  const text = describe(
    storedEnquiry({
      plan: 'Twelve weeks\u202E',
      history: 'visit 1\nvisit 2',
      deliveries: [
        dueDelivery({ status: 'sent', sent_at: Date.UTC(2026, 10, 20, 11) }),
        dueDelivery({
          recipient: 'webhook',
          attempts: 2,
          error: 'HTTP 404',
          next_at: Date.UTC(2026, 10, 20, 12),
        }),
      ],
    }),
    site,
  );
  expect(text).toContain('topic     Web Application Development');
  expect(text).toContain('received  20 Nov 2026, 18:00 (Singapore)');
  expect(text).toContain('\nPlan:\nTwelve weeks\n');
  expect(text).toContain('Pages the visitor read:\nvisit 1\nvisit 2');
  expect(text).toContain('to        desk@straitworks.example, sent, 20 Nov 2026, 19:00 (Singapore)');
  expect(text).toContain('to        webhook, due, after 2 tries, next at 20 Nov 2026, 20:00, HTTP 404');
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
