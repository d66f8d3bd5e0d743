import { expect, test } from 'vitest';
import { checkCliches, checkExclamations } from './plain-language.ts';
import { samplePage } from './sample-page.ts';

const cliches = (text: string) => checkCliches(samplePage([text])).map(({ quote }) => quote);

test.each([
  ['We leverage your data.', 'leverage'],
  ['Cutting-edge work', 'Cutting-edge'],
  ['A seamless handover', 'seamless'],
  ['Unlocking value', 'Unlocking'],
  ['It empowers staff', 'empowers'],
  ['Our solutions', 'solutions'],
  ['A holistic view', 'holistic'],
  ['In today’s world', 'In today’s world'],
])('refuses the cliché in: %s', (text, found) => {
  expect(cliches(text)).toEqual([found]);
});

test.each([
  'A solution of salt in water',
  'The levers of a signal box',
  'The edge is cut',
  'today’s two prices',
])('accepts: %s', (text) => {
  expect(cliches(text)).toEqual([]);
});

test('refuses an exclamation mark, and shows the words before it', () => {
  expect(checkExclamations(samplePage(['Fine.', 'Call us today!']))).toMatchObject([
    { line: 11, quote: 'Call us today!' },
  ]);
  expect(checkExclamations(samplePage(['Call! Then wait, for as long as it may take us.']))).toMatchObject([
    { line: 10, quote: 'Call!' },
  ]);
});
