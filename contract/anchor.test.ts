import { expect, test } from 'vitest';
import { anchorOf, nameOf, pageSlug } from './anchor.ts';

test.each([
  ['What it *costs*', 'what-it-costs'],
  ['Who you’ll work with', 'who-you-ll-work-with'],
  ['Résumé & café', 'resume-cafe'],
  ['数据安全', '数据安全'],
  ['من نحن', 'من-نحن'],
  ['Кто мы', 'кто-мы'],
  ['🚀', 'section-1f680'],
  ['Main', 'main-section'],
  ['Message', 'message-section'],
  ['Phone hint', 'phone-hint-section'],
  ['Results', 'results-section'],
])('the heading %s has the anchor %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

test('names in different words stay different', () => {
  const names = ['陈美玲', 'محمد الفاتح', 'Дмитрий Иванов', '外交部', 'Ærøskøbing', '🚀', '🚀🚀'];
  expect(new Set(names.map(nameOf)).size).toBe(names.length);
});

test.each([
  ['Café São Paulo', 'cafe-sao-paulo'],
  ['Q3 ½ price', 'q3-1-2-price'],
  ['外交部', ''],
  ['🚀', ''],
])('the address of %s is made of letters from a to z: %s', (name, address) => {
  expect(pageSlug(name)).toBe(address);
});
