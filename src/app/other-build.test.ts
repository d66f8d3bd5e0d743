/** A document of an older build is reloaded once, and never if the visitor has typed something. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage, memoryStorage } from '../enquiry/testing/storage.ts';
import { loadWhole, reloadOnce } from './other-build.ts';

const href = 'https://site.example/enterprises?a=b#anchor';
let location: { href: string; reload: () => void; assign: (address: string) => void };
let fields: { value: string }[];

beforeEach(() => {
  location = { href, reload: vi.fn(), assign: vi.fn() };
  fields = [];
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { querySelectorAll: () => fields });
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

test('another address is loaded, and the shown one reloaded: to assign it would only move to its anchor', () => {
  loadWhole('/enterprises?a=c#anchor', 'second');
  expect(location.assign).toHaveBeenCalledWith('/enterprises?a=c#anchor');
  expect(location.reload).not.toHaveBeenCalled();
  loadWhole('/enterprises?a=b#anchor', 'second');
  expect(location.reload).toHaveBeenCalledOnce();
});

test('the page is reloaded once for a build, and once for the next', () => {
  reloadOnce('second');
  reloadOnce('second');
  expect(location.reload).toHaveBeenCalledTimes(1);
  reloadOnce('third');
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test('never reloads a page with typed text', () => {
  fields = [{ value: '' }, { value: 'Ada' }];
  reloadOnce('second');
  expect(location.reload).not.toHaveBeenCalled();
  fields = [{ value: '' }];
  reloadOnce('second');
  expect(location.reload).toHaveBeenCalledOnce();
});

test('a browser that cannot remember a reload does not reload', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  reloadOnce('second');
  expect(location.reload).not.toHaveBeenCalled();
});
