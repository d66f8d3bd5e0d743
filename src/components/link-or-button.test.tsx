import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkOrButton } from './link-or-button.tsx';

test('with a path it is a link, and without one a button that sends no form unless it is said to', () => {
  const link = html(<LinkOrButton path="/company">Go</LinkOrButton>);
  expect(link).toMatch(/^<a [^>]*href="\/company"[^>]*>Go<\/a>$/);
  expect(html(<LinkOrButton>Go</LinkOrButton>)).toMatch(/^<button type="button"/);
  expect(html(<LinkOrButton type="submit">Go</LinkOrButton>)).toMatch(/^<button type="submit"/);
});

test('disabled, it is a disabled button, or a link that leads nowhere and says so', () => {
  expect(html(<LinkOrButton disabled>Go</LinkOrButton>)).toMatch(/^<button [^>]*disabled=""/);
  const link = html(
    <LinkOrButton path="/company" disabled>
      Go
    </LinkOrButton>,
  );
  expect(link).toMatch(/^<a [^>]*aria-disabled="true"/);
  expect(link).toContain('role="link"');
  expect(link).not.toContain('href');
});
