import { expect, test } from 'vitest';
import { pageCss } from './page-css.ts';

const html = '<ul class="menu"><li><a class="link" href="/">Home</a></li></ul>';

test.each([
  '.menu li:is(:hover,:focus-within)>.link{color:red}',
  '.menu:has(li:is(:hover,:focus-within)>.link){color:red}',
  '.menu:is(:hover,[data-paused]){color:red}',
  '.link:not(:hover){color:red}',
  '.menu[data-paused]{color:red}',
  'html[data-scrolled] .menu{color:red}',
  '.menu[open]{color:red}',
  'html[data-palette=night] .menu{color:red}',
])('%s is a rule of a page that has these elements', async (rule) => {
  expect(await pageCss(rule, html)).toBe(rule);
});

test.each([
  '.panel{color:red}',
  '.panel:is(:hover,:focus){color:red}',
  '.menu .panel{color:red}',
  // A word of the page.
  '.Home{color:red}',
])('%s is left out where no element has it', async (rule) => {
  expect(await pageCss(rule, html)).toBe('');
});

test('what only React sets is left to the whole stylesheet, which React waits for', async () => {
  expect(await pageCss('[data-reveal=waiting]{opacity:0}', html)).toBe('');
});

test('a condition whose rules are all left out goes with them', async () => {
  expect(
    await pageCss(
      '@supports (display:grid){@media (prefers-contrast:more){.link{color:red}}}.link{color:red}',
      html,
    ),
  ).toBe('.link{color:red}');
});

test('the colours that a drawing in the page names are kept', async () => {
  const inks = ':root{--sea-0:red;--sea-1:#00f}';
  expect(await pageCss(inks, '<svg><path fill="var(--sea-0)"/></svg>')).toBe(':root{--sea-0:red}');
});

test('wishes for contrast and less transparency are left to the whole stylesheet', async () => {
  const rule = '.link{color:red}.menu{color:#00f}';
  const css = `@media (prefers-contrast:more){${rule}}@media (prefers-contrast:more),(prefers-reduced-transparency:reduce){${rule}}`;
  expect(await pageCss(`${css}@media print{${rule}}`, html)).toBe(`@media print{${rule}}`);
});

test('what only moves for who has scripts is left to the whole stylesheet', async () => {
  const rule = '.link{color:red}.menu:has([open]){color:#00f}';
  const css = `@media screen and (scripting:enabled) and (width>=51.25rem){${rule}}@media (scripting:none){.link{color:red}}`;
  expect(await pageCss(css, html)).toBe('@media (scripting:none){.link{color:red}}');
});

test('the page with the form keeps the rules of what the form shows once something went wrong', async () => {
  const rule = '.enquiry-problem,[aria-invalid]{color:red}';
  expect(await pageCss(rule, '<form class="enquiry-form"></form>')).toBe(rule);
  expect(await pageCss(rule, html)).toBe('');
});

test('variables and keyframes that nothing uses are left out', async () => {
  const css = await pageCss(
    ':root{--used:1px;--unused:2px}.link{margin:var(--used)}@keyframes turn{to{rotate:1turn}}',
    html,
  );
  expect(css).toContain('--used');
  expect(css).not.toContain('--unused');
  expect(css).not.toContain('@keyframes');
});
