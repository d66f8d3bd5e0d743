import { expect, test } from 'vitest';
import { onlyPrint, withoutPrint } from './print-css.ts';

const css =
  '@layer base{a{color:red}@media print{a{color:#000}}@media print,(width>=80rem){a{margin:0}}}' +
  '@keyframes rise{to{opacity:1}}@layer print{@media print{@page{margin:14mm}@supports (gap:1px){a{gap:1px}}}}';

test('takes what is for paper alone out of the page’s rules', () => {
  expect(withoutPrint(css)).toBe(
    '@layer base{a{color:red}@media print,(width>=80rem){a{margin:0}}}@keyframes rise{to{opacity:1}}@layer print;',
  );
});

test('keeps nothing for screens in the rules for paper', () => {
  expect(onlyPrint(css)).toBe(
    '@layer base{@media print{a{color:#000}}}@layer print{@media print{@page{margin:14mm}@supports (gap:1px){a{gap:1px}}}}',
  );
});

test('tells them apart inside a style rule', () => {
  const nested = 'a{color:red;@media print{color:#000}&:hover{color:#00f;@media print{color:#fff}}}';
  expect(withoutPrint(nested)).toBe('a{color:red}a:hover{color:#00f}');
  expect(onlyPrint(nested)).toBe('@media print{a{color:#000}a:hover{color:#fff}}');
});
