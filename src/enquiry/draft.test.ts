import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { blockedStorage, memoryStorage } from './testing/storage.ts';

const nothing = { values: {}, query: '' };

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('keeps the values and the query they were written under', () => {
  saveDraft({ name: 'Ada', message: 'Hello', company: '' }, 'topic=dev-ops');
  expect(readDraft()).toEqual({ values: { name: 'Ada', message: 'Hello' }, query: 'topic=dev-ops' });
});

test('never keeps the trap, the captcha, the history or a plan', () => {
  const answers = { altcha: 'x', 'g-recaptcha-response': 'x' };
  saveDraft({ name: 'Ada', website: 'x', ...answers, history: 'x', plan: 'x' }, '');
  expect(sessionStorage.getItem('enquiry-draft')).toBe('{"values":{"name":"Ada"},"query":""}');
});

test('an emptied form leaves nothing behind', () => {
  saveDraft({ name: 'Ada' }, '');
  saveDraft({ name: '' }, '');
  expect(sessionStorage.getItem('enquiry-draft')).toBeNull();
});

test('is gone once cleared', () => {
  saveDraft({ name: 'Ada' }, '');
  clearDraft();
  expect(readDraft()).toEqual(nothing);
});

test.each(['', '{', 'null', '7', '[]', '{"values":7}', '{"values":{"name":{}}}', '{"values":{"other":"x"}}'])(
  'takes foreign storage %j for no draft',
  (stored) => {
    sessionStorage.setItem('enquiry-draft', stored);
    expect(readDraft()).toEqual(nothing);
  },
);

test('blocked storage is no error', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  saveDraft({ name: 'Ada' }, '');
  expect(readDraft()).toEqual(nothing);
});
