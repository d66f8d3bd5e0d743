import { describe, expect, test } from 'vitest';
import { checkField, validateEnquiry } from './enquiry.ts';

const topics = ['dev-ops'];
const good = {
  name: 'Mei Ling Tan',
  email: 'mei@visitor.example',
  message: 'We would like to talk about a project.',
  consent: 'yes',
};
const codes = (changes: Record<string, unknown>) =>
  validateEnquiry({ ...good, ...changes }, topics).problems.map(({ field, code }) => `${field} ${code}`);

describe('an enquiry', () => {
  test('passes with the required fields alone, the others empty', () => {
    const { enquiry } = validateEnquiry(good, topics);
    expect(enquiry).toEqual({
      name: good.name,
      email: good.email,
      message: good.message,
      company: '',
      phone: '',
      topic: '',
      plan: '',
      history: '',
    });
  });

  test('names every missing field at once', () => {
    expect(validateEnquiry({}, topics).problems.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'message',
      'consent',
    ]);
  });

  test.each([
    [{ name: 'A' }, 'name too-short'],
    [{ name: 'A'.repeat(101) }, 'name too-long'],
    [{ name: '  ' }, 'name required'],
    [{ name: 'Mei\nBcc: someone@else.example' }, 'name malformed'],
    [{ email: 'mei' }, 'email malformed'],
    [{ email: 'mei@localhost' }, 'email malformed'],
    [{ email: 'mei@visitor.example, else@visitor.example' }, 'email malformed'],
    [{ email: `${'m'.repeat(250)}@visitor.example` }, 'email too-long'],
    [{ company: 'C'.repeat(101) }, 'company too-long'],
    [{ phone: '1'.repeat(33) }, 'phone too-long'],
    [{ phone: 'call me maybe' }, 'phone malformed'],
    [{ topic: 'no-such-service' }, 'topic unknown'],
    [{ message: 'Too short.' }, 'message too-short'],
    [{ message: 'm'.repeat(5001) }, 'message too-long'],
    [{ name: '\u200b\u200d\u2060\ufeff' }, 'name required'],
    [{ name: '\u202e \u3164\u2800' }, 'name required'],
    [{ plan: 'p'.repeat(6001) }, 'plan too-long'],
    [{ plan: ['a'] }, 'plan malformed'],
    [{ consent: 'on' }, 'consent required'],
    [{ consent: '' }, 'consent required'],
    [{ history: 'line\n'.repeat(501).trim() }, 'history malformed'],
    [{ history: 'h'.repeat(60_001) }, 'history too-long'],
    [{ name: 7 }, 'name malformed'],
    [{ message: { toString: () => good.message } }, 'message malformed'],
  ])('refuses %j as %s', (changes, code) => {
    expect(codes(changes)).toEqual([code]);
  });

  test.each([
    { name: 'Bo' },
    { name: 'A'.repeat(100) },
    { email: "o'brien+site@mail.visitor.example" },
    { phone: '+65 6123-4567 ext. 12' },
    { phone: '(02) 1234.5678' },
    { topic: 'dev-ops' },
    { topic: 'something-else' },
    { plan: `Twelve weeks\n${'p'.repeat(5987)}` },
    { company: '\u200b' },
    { company: null },
    { message: 'm'.repeat(20) },
    { message: 'm'.repeat(5000) },
    { history: Array.from({ length: 500 }, (_, index) => `visit ${index}`).join('\n') },
  ])('takes %j', (changes) => {
    expect(codes(changes)).toEqual([]);
  });

  test('keeps words as typed, without outer blanks, carriage returns, controls and broken characters', () => {
    const { enquiry } = validateEnquiry(
      { ...good, message: '  one\r\ntwo\u2028three\u2029\u0000\ud800 \u{1f600}three four five \n' },
      topics,
    );
    expect(enquiry?.message).toBe('one\ntwo\nthree\n \u{1f600}three four five');
  });

  test('does not take fields from a prototype', () => {
    const { name, ...others } = good;
    const inherited = Object.assign(Object.create({ name }), others);
    expect(validateEnquiry(inherited, topics).problems).toMatchObject([{ field: 'name', code: 'required' }]);
    expect(codes({ ['__proto__']: { company: 'x' } })).toEqual([]);
  });
});

test('one field can be checked by itself, with any topic while topics are unknown', () => {
  expect(checkField('email', 'mei@')).toMatchObject({ field: 'email', code: 'malformed' });
  expect(checkField('email', good.email)).toBeNull();
  expect(checkField('topic', 'whatever')).toBeNull();
});
