import { expect, test } from 'vitest';
import { namesUsedIn, pageCss } from './page-css.ts';

const html =
  '<link type="text/markdown"><ul class="menu wide"><li><a class="link" href="/">Home</a></li></ul>';

test.each([
  '.menu li:is(:hover,:focus-within)>.link{color:red}',
  '.menu:has(li:is(:hover,:focus-within)>.link){color:red}',
  '.menu:is(:hover,[data-paused]){color:red}',
  '.link:not(.panel){color:red}',
  'html[data-scrolled] .menu{color:red}'.replace('html', ':root'),
  '.menu[open]{color:red}',
  '[data-palette=dark] .wide{color:red}',
  '@media (prefers-contrast:more){.link{color:red}}',
])('keeps %s, which the page can match', (rule) => {
  expect(pageCss(rule, namesUsedIn(html))).toBe(rule);
});

test.each([
  '.panel{color:red}',
  '.panel:is(:hover,:focus){color:red}',
  '.menu .panel{color:red}',
  '.menu:has(.panel){color:red}',
  'table .link{color:red}',
  '@supports (display:grid){@media print{.panel{color:red}}}',
  '[type=checkbox]+.link{color:red}',
  '[type=text]+.link{color:red}',
  '.Home{color:red}',
])('leaves out %s, which nothing on the page can match', (rule) => {
  expect(pageCss(rule, namesUsedIn(html))).toBe('');
});

test('shortens a list of selectors to those that the page can match', () => {
  expect(pageCss('.panel,.link,.menu :is(.panel,.link,.wide){color:red}', namesUsedIn(html))).toBe(
    '.link,.menu :is(.link,.wide){color:red}',
  );
});

test('keeps the variables that a drawing in the page names', () => {
  const css = ':root{--sea-0:red;--sea-1:#00f}';
  expect(pageCss(css, namesUsedIn('<html><svg><path fill="var(--sea-0)"/></svg></html>'))).toBe(
    ':root{--sea-0:red}',
  );
});

test('keeps the variables that only rules for paper name', () => {
  const css = '.link{--ink:red;--ground:#00f}';
  expect(pageCss(css, namesUsedIn(html, '@media print{.link{color:var(--ink)}}'))).toBe('.link{--ink:red}');
});

test('keeps the animations that the page runs', () => {
  const moved = '@keyframes rise{to{opacity:1}}';
  const css = `${moved}@keyframes fall{to{opacity:0}}.link{animation:1s rise}.panel{animation:1s fall}`;
  expect(pageCss(css, namesUsedIn(html))).toBe(`${moved}.link{animation:1s rise}`);
});

test('keeps what the form shows after a rejected post, on the page with the form only', () => {
  const rule = '.enquiry-problem,[aria-invalid]{color:red}';
  expect(pageCss(rule, namesUsedIn('<form class="enquiry-form"></form>'))).toBe(rule);
  expect(pageCss(rule, namesUsedIn(html))).toBe('');
});
