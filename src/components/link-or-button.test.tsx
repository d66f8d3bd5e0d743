import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkOrButton } from './link-or-button.tsx';

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
