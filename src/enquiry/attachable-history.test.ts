import { expect, test } from 'vitest';
import { enquiryFields, maxHistoryLines, validateEnquiry } from '../../contract/enquiry.ts';
import { sampleForm } from '../../testing/enquiries/sample-enquiry.ts';
import { attachableHistory } from './attachable-history.ts';

const visits = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ time: index, text: text(index) }));

test('keeps every line of a short history, oldest first', () => {
  expect(attachableHistory(visits(3, (index) => `visit ${index}`))).toEqual([
    'visit 0',
    'visit 1',
    'visit 2',
  ]);
});

test('keeps the newest 500', () => {
  const lines = attachableHistory(visits(620, (index) => `visit ${index}`));
  expect(lines).toHaveLength(maxHistoryLines);
  expect(lines.at(0)).toBe('visit 120');
  expect(lines.at(-1)).toBe('visit 619');
});

test('leaves out the oldest of a history that’s longer than the field', () => {
  const history = attachableHistory(visits(500, (index) => `${index} ${'x'.repeat(196)}`)).join('\n');
  expect(history.length).toBeGreaterThan(59_000);
  expect(history.length).toBeLessThanOrEqual(enquiryFields.history.maxLength);
});

test('makes one line of a visit, whatever is stored', () => {
  expect(attachableHistory(visits(2, (index) => (index ? ' a\nb\t c ' : ' \n ')))).toEqual(['a b c']);
});

test('fits into 128 KiB with the longest message and plan, every letter wide, and the longest captcha answer', () => {
  const history = attachableHistory(visits(500, (index) => `${index} https://host/${'字"'.repeat(60)}`));
  const enquiry = {
    name: '字'.repeat(enquiryFields.name.maxLength),
    email: `ada@${'a'.repeat(60)}.example`,
    company: '字'.repeat(enquiryFields.company.maxLength),
    phone: '1'.repeat(enquiryFields.phone.maxLength),
    topic: '',
    message: '字'.repeat(enquiryFields.message.maxLength),
    plan: '字'.repeat(enquiryFields.plan.maxLength),
    consent: 'yes',
    history: history.join('\n'),
  };
  expect(validateEnquiry(enquiry, [], sampleForm).problems).toEqual([]);
  const body = JSON.stringify({ ...enquiry, captcha: 'x'.repeat(8192) });
  expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(128 * 1024);
  expect(history.length).toBeGreaterThan(150);
});
