import { expect, test } from 'vitest';
import type { ContactFormState } from '../../contract/contact-form.ts';
import { boundRenders } from './bounded-render.ts';

const state: ContactFormState = { values: {}, problems: [], notice: 'none' };

/** A renderer whose pages are finished one by one, by the test. */
function heldRenderer() {
  const held: (() => void)[] = [];
  const render = boundRenders(
    () => new Promise<string>((resolve) => held.push(() => resolve('<!doctype html>'))),
  );
  const finishOne = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
  };
  return { render, held, finishOne };
}

test('one page is rendered at a time, eight wait, and more are turned away at once', async () => {
  const { render, held, finishOne } = heldRenderer();
  const pages = Array.from({ length: 9 }, (_, index) => render(`client ${index}`, state));
  expect(await render('one too many', state)).toBeNull();
  for (const page of pages) {
    await finishOne();
    expect(await page).toBe('<!doctype html>');
    expect(held.length).toBeLessThanOrEqual(1);
  }
  const later = render('one too many', state);
  await finishOne();
  expect(await later).toBe('<!doctype html>');
});

test('one client has one page at a time, so that it cannot take every place', async () => {
  const { render, finishOne } = heldRenderer();
  const first = render('same', state);
  expect(await render('same', state)).toBeNull();
  const other = render('other', state);
  await finishOne();
  expect(await first).toBe('<!doctype html>');
  await finishOne();
  expect(await other).toBe('<!doctype html>');
  const again = render('same', state);
  await finishOne();
  expect(await again).toBe('<!doctype html>');
});

test('a page that fails gives its place back', async () => {
  let fails = true;
  const render = boundRenders(async () => {
    if (fails) throw new Error('broken');
    return 'page';
  });
  await expect(render('a', state)).rejects.toThrow('broken');
  fails = false;
  expect(await render('a', state)).toBe('page');
});
