/** What the form keeps in the tab: the draft, an attachment and the receipt. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enquiryFieldNames, enquiryFields } from '../../contract/enquiry.ts';
import { blockedStorage, memoryStorage } from '../../testing/browser/storage.ts';
import { draftValues, type FormValues } from './form-values.ts';
import {
  forgetWritten,
  readDraft,
  readPlan,
  readReceipt,
  removePlan,
  storeDraft,
  storePlan,
  storeReceipt,
} from './stored.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const nothing = { values: {}, query: '' };
const saveDraft = (form: FormValues, query: string) => storeDraft({ values: draftValues(form), query });

describe('a draft', () => {
  test('keeps the values and the query they were written under, until it is cleared', () => {
    saveDraft({ name: 'Ada', message: 'Hello', company: '' }, 'topic=dev-ops');
    expect(readDraft()).toEqual({ values: { name: 'Ada', message: 'Hello' }, query: 'topic=dev-ops' });
    forgetWritten();
    expect(readDraft()).toEqual(nothing);
  });

  test('never keeps the honeypot, the captcha, the history or a plan', () => {
    const answers = { altcha: 'x', 'g-recaptcha-response': 'x' };
    saveDraft({ name: 'Ada', website: 'x', ...answers, history: 'x', plan: 'x' }, '');
    expect(sessionStorage.getItem('enquiry-draft')).toBe('{"values":{"name":"Ada"},"query":""}');
  });

  test('keeps every field but attachments', () => {
    saveDraft(Object.fromEntries(enquiryFieldNames.map((name) => [name, 'x'])), '');
    const kept = enquiryFieldNames.filter((name) => enquiryFields[name].kind !== 'attachment');
    expect(Object.keys(readDraft().values)).toEqual(kept);
  });

  test('is removed with the last word', () => {
    saveDraft({ name: 'Ada' }, '');
    saveDraft({ name: '' }, '');
    expect(sessionStorage.getItem('enquiry-draft')).toBeNull();
  });
});

describe('an attached plan', () => {
  test('of 6,000 characters is kept until it is removed', () => {
    expect(storePlan('a'.repeat(6000))).toBe(true);
    expect(readPlan()).toBe('a'.repeat(6000));
    removePlan();
    expect(readPlan()).toBeNull();
  });
});

describe('a receipt', () => {
  const receipt = { id: 'a', acceptedAt: 1_795_000_000_000 };

  test('is shown by the history entry that it was kept for, and by no other', () => {
    const state = storeReceipt(receipt);
    expect(readReceipt(state)).toEqual(receipt);
    for (const other of [null, undefined, {}, { receipt: receipt.acceptedAt + 1 }])
      expect(readReceipt(other)).toBeNull();
  });

  test('does without an unreadable reference', () => {
    sessionStorage.setItem('enquiry-receipt', '{"id":7,"acceptedAt":1795000000000}');
    const state = { receipt: 1_795_000_000_000 };
    expect(readReceipt(state)).toEqual({ id: null, acceptedAt: 1_795_000_000_000 });
  });
});

test.each([
  [
    'enquiry-draft',
    () => draftValues(readDraft().values),
    {},
    ['{', '7', '{"values":{"name":{}}}', '{"values":{"a":"x"}}'],
  ],
  ['enquiry-plan', readPlan, null, [JSON.stringify('a'.repeat(6001)), '""', '7', '{}', 'broken{']],
  [
    'enquiry-receipt',
    () => readReceipt({ receipt: 'later' }),
    null,
    ['null', '7', '{}', '{"id":"a","acceptedAt":"later"}', 'broken{'],
  ],
] as const)('%s ignores what another program stored', (key, read, expected, contents) => {
  for (const content of contents) {
    sessionStorage.setItem(key, content);
    expect(read(), content.slice(0, 40)).toEqual(expected);
  }
});

test('where storage is blocked, a draft does without, and a plan says so', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  saveDraft({ name: 'Ada' }, '');
  expect(readDraft()).toEqual(nothing);
  expect(storePlan('A plan')).toBe(false);
});
