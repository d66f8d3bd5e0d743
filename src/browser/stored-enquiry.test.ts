/** What the form keeps in the tab: the draft and an attachment. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage, memoryStorage } from '../../testing/browser/storage.ts';
import { forgetWritten, readDraft, readPlan, removePlan, storeDraft, storePlan } from './stored-enquiry.ts';

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

test.each([
  ['enquiry-draft', () => readDraft().values, {}, ['{', '7', '{"values":{"name":{}}}']],
  ['enquiry-plan', readPlan, null, [JSON.stringify('a'.repeat(6001)), '""', '7', '{}', 'broken{']],
] as const)('%s ignores what another program stored', (key, read, expected, contents) => {
  for (const content of contents) {
    sessionStorage.setItem(key, content);
    expect(read(), content.slice(0, 40)).toEqual(expected);
  }
});

test('where storage is blocked, a draft does without, and a plan says so', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  storeDraft({ values: { name: 'Ada' }, query: '' });
  expect(readDraft()).toEqual(nothing);
  expect(storePlan('A plan')).toBe(false);
});
