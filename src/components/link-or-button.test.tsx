import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkOrButton } from './link-or-button.tsx';

const sizes = ['small', 'normal'] as const;
const looks = ['filled', 'outlined'] as const;
const combinations = sizes.flatMap((size) => looks.map((look) => ({ size, look })));

test('two sizes and two looks make four kinds of link and four of button, all different', () => {
  const kinds = combinations.flatMap((kind) => [
    renderToStaticMarkup(<LinkOrButton {...kind}>Go</LinkOrButton>),
    renderToStaticMarkup(
      <LinkOrButton {...kind} path="/company">
        Go
      </LinkOrButton>,
    ),
  ]);
  expect(new Set(kinds).size).toBe(8);
});

test('without a word about it, it is of normal size and filled', () => {
  expect(renderToStaticMarkup(<LinkOrButton>Go</LinkOrButton>)).toBe(
    renderToStaticMarkup(
      <LinkOrButton size="normal" look="filled">
        Go
      </LinkOrButton>,
    ),
  );
});

test('with a path it is a link to it', () => {
  expect(renderToStaticMarkup(<LinkOrButton path="/company">Go</LinkOrButton>)).toMatch(
    /^<a [^>]*href="\/company"[^>]*>Go<\/a>$/,
  );
});

test('without a path it is a button that sends no form, unless it is said to', () => {
  expect(renderToStaticMarkup(<LinkOrButton>Go</LinkOrButton>)).toMatch(/^<button type="button"/);
  expect(renderToStaticMarkup(<LinkOrButton type="submit">Go</LinkOrButton>)).toMatch(
    /^<button type="submit"/,
  );
});

test('a disabled button is disabled', () => {
  expect(renderToStaticMarkup(<LinkOrButton disabled>Go</LinkOrButton>)).toMatch(/^<button [^>]*disabled=""/);
});

test('a disabled link leads nowhere and says so', () => {
  const html = renderToStaticMarkup(
    <LinkOrButton path="/company" disabled>
      Go
    </LinkOrButton>,
  );
  expect(html).toMatch(/^<a [^>]*aria-disabled="true"/);
  expect(html).toContain('role="link"');
  expect(html).not.toContain('href');
});

test('a link that is to load the page whole is marked for the browser', () => {
  const link = (reload: boolean) =>
    renderToStaticMarkup(
      <LinkOrButton path="/company" reload={reload}>
        Go
      </LinkOrButton>,
    );
  expect(link(true)).toContain('target="_self"');
  expect(link(false)).not.toContain('target');
});
