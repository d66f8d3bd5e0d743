import { expect, test } from 'vitest';
import { asCsv, csvHeader, describe, tableRow } from './format.ts';
import { sampleOffers, storedEnquiry } from './testing/sample-enquiry.ts';

test('the CSV has the fields of list --json, one line an enquiry', () => {
  expect(csvHeader).toBe(
    'id,receivedAt,name,email,company,phone,topic,message,plan,verified,mailedAt,handledAt',
  );
  const row = asCsv(storedEnquiry({ phone: '6123', company: 'Kopi, "Kaya" & Co', message: 'One\ntwo' }));
  expect(row).toBe(
    '01a1fbd4-4ba5-7a5d-b560-ee054349121a,2026-11-20T10:00:00.000Z,Mei Ling Tan,mei.ling@visitor.example,' +
      '"Kopi, ""Kaya"" & Co",6123,web-application-development,"One\ntwo",,true,,',
  );
});

test.each([
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ['+65 6123', `"'+65 6123"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['＝1+1', `"'＝1+1"`],
  ["O'Brien", `"O'Brien"`],
  ['plain = text', 'plain = text'],
])('a cell that says %j is written as %s', (company, cell) => {
  const row = asCsv(storedEnquiry({ company, message: 'm' }));
  expect(row).toContain(`,mei.ling@visitor.example,${cell},`);
});

test('a line of the list shows Singapore time, and nothing that could disturb the others', () => {
  const enquiry = storedEnquiry({ name: 'Eve\u202E\u200b\nroot', mail_state: 'sent' });
  expect(tableRow(enquiry, '01a1fbd4', sampleOffers)).toBe(
    '01a1fbd4       20 Nov 2026, 18:00  mailed                Eve root <mei.ling@visitor.example>  Web Application Development',
  );
});

test.each([
  [{ mail_state: 'due' }, 'to be mailed'],
  [{ mail_state: 'due', mail_error: 'ESOCKET' }, 'retrying: ESOCKET'],
  [{ mail_state: 'failed', mail_error: 'EENVELOPE 550' }, 'FAILED: EENVELOPE 550'],
  [{ mail_state: 'held', verified: 0 }, 'held: unverified'],
  [{ mail_state: 'held', verified: 1 }, 'held: over the limit'],
  [{ mail_state: 'held', quarantine: 'honeypot' }, 'quarantine: honeypot'],
  [{ mail_state: 'held', quarantine: 'honeypot', handled_at: 1 }, 'handled'],
] as const)('%j reads as %s', (changes, state) => {
  expect(tableRow(storedEnquiry(changes), 'x', [])).toContain(`  ${state}  `);
});

test('a whole enquiry shows plan, pages and delivery', () => {
  const text = describe(
    storedEnquiry({
      plan: 'Twelve weeks\u202E',
      history: 'visit 1\nvisit 2',
      webhook_error: 'HTTP 404',
      webhook_sent_at: Date.UTC(2026, 10, 20, 11),
    }),
    sampleOffers,
  );
  expect(text).toContain('topic     Web Application Development');
  expect(text).toContain('received  20 Nov 2026, 18:00 (Singapore)');
  expect(text).toContain('\nPlan:\nTwelve weeks\n');
  expect(text).toContain('Pages the visitor read:\nvisit 1\nvisit 2');
  expect(text).toContain('posted    20 Nov 2026, 19:00 (Singapore)');
  expect(text).toContain('webhook   HTTP 404');
});
