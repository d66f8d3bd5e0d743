/** What the form keeps in the tab: the draft and an attachment. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage, memoryStorage } from '../../testing/browser/storage.ts';
import { forgetWritten, readDraft, readPlan, removePlan, storeDraft, storePlan } from './draft-storage.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const nothing = { values: {}, query: '' };

test('a draft keeps the values and the query they were written under, until it is cleared', () => {
  const draft = { values: { name: 'Ada', message: 'Hello' }, query: 'topic=dev-ops' };
  storeDraft(draft);
  expect(readDraft()).toEqual(draft);
  forgetWritten();
  expect(readDraft()).toEqual(nothing);
});

test('an attached plan of 6,000 characters is kept until it is removed', () => {
  expect(storePlan('a'.repeat(6000))).toBe(true);
  expect(readPlan()).toBe('a'.repeat(6000));
  removePlan();
  expect(readPlan()).toBeNull();
});

test('what can’t be read isn’t a draft', () => {
  sessionStorage.setItem('enquiry-draft', '{');
  expect(readDraft()).toEqual(nothing);
});

test('where storage is blocked, a draft does without, and a plan says so', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  storeDraft({ values: { name: 'Ada' }, query: '' });
  expect(readDraft()).toEqual(nothing);
  expect(storePlan('A plan')).toBe(false);
});
