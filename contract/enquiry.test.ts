import { describe, expect, test } from 'vitest';
import { sampleForm } from '../testing/enquiries/sample-enquiry.ts';
import { fc } from '../testing/properties.ts';
import {
  type EnquiryFieldName,
  enquiryFieldNames,
  labelledFields,
  tidy,
  validateEnquiry,
} from './enquiry.ts';

const topics = ['dev-ops'];
const good = {
  name: 'Mei Ling Tan',
  email: 'mei@visitor.example',
  message: 'We would like to talk about a project.',
  consent: 'yes',
};
const codes = (changes: Record<string, unknown>) =>
  validateEnquiry({ ...good, ...changes }, topics, sampleForm).problems.map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('an enquiry', () => {
  test('passes with the required fields alone, the others empty', () => {
    const { enquiry } = validateEnquiry(good, topics, sampleForm);
    const { consent: _, ...given } = good;
    expect(enquiry).toMatchObject(given);
    const optional = labelledFields.filter((field) => !Object.hasOwn(given, field));
    expect(optional.map((field) => enquiry?.[field])).toEqual(optional.map(() => ''));
  });

  test('names every missing field at once', () => {
    expect(validateEnquiry({}, topics, sampleForm).problems.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'message',
      'consent',
    ]);
  });

  test.each([
    [{ name: 'A'.repeat(101) }, 'name too-long'],
    [{ name: '  ' }, 'name required'],
    [{ email: 'mei' }, 'email malformed'],
    [{ email: 'mei@localhost' }, 'email malformed'],
    [{ email: 'mei@visitor.example, else@visitor.example' }, 'email malformed'],
    [{ email: `${'m'.repeat(250)}@visitor.example` }, 'email too-long'],
    [{ company: 'C'.repeat(101) }, 'company too-long'],
    [{ email: '吴@visitor.example' }, 'email malformed'],
    [{ email: `mei@${'\ufdfa'.repeat(254)}` }, 'email too-long'],
    [{ email: '=?utf-8?q?boss?=@visitor.example' }, 'email malformed'],
    [{ email: 'Mei Tan <mei@visitor.example>' }, 'email malformed'],
    [{ phone: '1'.repeat(65) }, 'phone too-long'],
    [{ topic: 't'.repeat(65) }, 'topic too-long'],
    [{ message: 'Help' }, 'message too-short'],
    [{ message: 'm'.repeat(5001) }, 'message too-long'],
    [{ name: '\u200b\u200d\u2060\ufeff' }, 'name required'],
    [{ plan: 'p'.repeat(6001) }, 'plan too-long'],
    [{ plan: ['a'] }, 'plan malformed'],
    [{ consent: 'on' }, 'consent required'],
    [{ consent: '' }, 'consent required'],
    [{ name: 7 }, 'name malformed'],
    [{ message: { toString: () => good.message } }, 'message malformed'],
  ])('refuses %j as %s', (changes, code) => {
    expect(codes(changes)).toEqual([code]);
  });

  test.each([
    { name: '吴' },
    { name: 'A'.repeat(100) },
    { email: "o'brien+site@mail.visitor.example" },
    { phone: '1'.repeat(64) },
    { phone: 'after six: +65 6123-4567 ext. 12, or WhatsApp' },
    { topic: 'dev-ops' },
    { topic: 'something-else' },
    { plan: `Twelve weeks\n${'p'.repeat(5987)}` },
    { company: '\u200b' },
    { message: 'm'.repeat(5000) },
    // As a form posts it. Only what's kept counts.
    { message: 'word\r\n'.repeat(1000) },
    // An older page may still send it.
    { history: 'visit 1' },
  ])('takes %j', (changes) => {
    expect(codes(changes)).toEqual([]);
  });

  const kept = (changes: Partial<Record<EnquiryFieldName, string>>) =>
    validateEnquiry({ ...good, ...changes }, topics, sampleForm).enquiry;

  test('keeps a message as typed, without outer blanks, controls and broken characters', () => {
    const message = '  \u202bשלום\u202c \u200d\u0000\ud800 \u{1f600}three\tfour \n';
    expect(kept({ message })?.message).toBe('\u202bשלום\u202c \u200d \u{1f600}three\tfour');
  });

  test('keeps line breaks of every kind as line breaks', () => {
    expect(kept({ message: 'a\nb\r\nc\rd\u000be\u000cf\u0085g\u2028h\u2029i' })?.message).toBe(
      'a\nb\nc\nd\ne\nf\ng\nh\ni',
    );
  });

  test('keeps words in NFC, and no other form of a character', () => {
    expect(kept({ name: 'Rene\u0301 ﬁ', message: 'cafe\u0301 ½' })).toMatchObject({
      name: 'Ren\u00e9 ﬁ',
      message: 'caf\u00e9 ½',
    });
  });

  test.each([
    // As contacts copy it, in marks of direction.
    [{ phone: '\u202a+65 6123\u20114567\u202c' }, '+65 6123\u20114567'],
    [{ phone: 'home:\t6123 4567\nwork:\u20286123 4568' }, 'home: 6123 4567 work: 6123 4568'],
    [{ name: 'Mei\nBcc: someone@else.example' }, 'Mei Bcc: someone@else.example'],
    [{ company: 'Kopi\u000b& \u2067Kaya\u2069' }, 'Kopi & Kaya'],
    // The joiner between these letters changes the word.
    [{ name: '\u200fمی\u200cخواهم' }, 'می\u200cخواهم'],
    [{ topic: 'retired-service' }, 'something-else'],
    [{ email: '\u2068mei@visitor.example\u2069' }, 'mei@visitor.example'],
    [{ email: 'Mei@Visitor.example' }, 'Mei@Visitor.example'],
    [{ email: 'mei@bücher.example' }, 'mei@xn--bcher-kva.example'],
  ])('keeps %j as “%s”', (changes, value) => {
    const [field] = Object.keys(changes);
    expect(kept(changes)).toMatchObject({ [field ?? '']: value });
  });

  test.each(['message', 'plan', 'company', 'phone'])(
    'keeps thirty marks on a letter in “%s”, which no writing has more of',
    (field) => {
      expect(kept({ [field]: `Hello x${'\u0316'.repeat(50)}` })).toMatchObject({
        [field]: `Hello x${'\u0316'.repeat(30)}`,
      });
    },
  );

  test('is the same when it is checked again', () => {
    const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });
    fc.assert(
      fc.property(fc.constantFrom(...enquiryFieldNames), anyText, (field, text) => {
        const once = tidy(field, text);
        expect(tidy(field, once)).toBe(once);
      }),
    );
  });

  test('does not take fields from a prototype', () => {
    const { name, ...others } = good;
    const inherited = Object.assign(Object.create({ name }), others);
    expect(validateEnquiry(inherited, topics, sampleForm).problems).toMatchObject([
      { field: 'name', code: 'required' },
    ]);
    expect(codes({ ['__proto__']: { company: 'x' } })).toEqual([]);
  });
});
