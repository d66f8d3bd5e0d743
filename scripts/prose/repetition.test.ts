import { expect, test } from 'vitest';
import { checkRepetition } from './repetition.ts';
import { samplePage } from './sample-page.ts';

const eight = 'one two three four five six seven eight';
const page = (name: string, ...texts: string[]) => samplePage(texts, { file: `content/services/${name}.md` });

test('refuses eight words in the same order on two pages, whatever surrounds them', () => {
  const problems = checkRepetition([
    page('a', `First, ${eight}.`),
    page('b', 'Else.', `And ${eight.toUpperCase()} again`),
  ]);
  expect(problems).toEqual([
    {
      file: 'content/services/b.md',
      line: 11,
      quote: eight,
      repair: 'also appears in content/services/a.md:10: say it another way here',
    },
  ]);
});

test('the same words are the same whichever apostrophe they were typed with', () => {
  const words = (apostrophe: string) => `we don${apostrophe}t know yet what it may cost`;
  const problems = checkRepetition([page('a', words('’')), page('b', words("'"))]);
  expect(problems.map(({ quote }) => quote)).toEqual(["we don't know yet what it may cost"]);
});

test('reports a longer run once, as a whole', () => {
  const long = `${eight} nine ten eleven`;
  expect(checkRepetition([page('a', long), page('b', long)]).map(({ quote }) => quote)).toEqual([long]);
});

test('accepts seven words, repetition within a page, and the navigation', () => {
  expect(checkRepetition([page('a', `${eight} a`), page('b', eight.replace('eight', 'other'))])).toEqual([]);
  expect(checkRepetition([page('a', eight, eight)])).toEqual([]);
  const navigation = samplePage([eight], { file: 'content/navigation.yaml' });
  expect(checkRepetition([navigation, page('a', eight)])).toEqual([]);
});
