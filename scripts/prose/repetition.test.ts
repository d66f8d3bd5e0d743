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

test('accepts seven words, repetition within a page, and the navigation', () => {
  expect(checkRepetition([page('a', `${eight} a`), page('b', eight.replace('eight', 'other'))])).toEqual([]);
  expect(checkRepetition([page('a', eight, eight)])).toEqual([]);
  const navigation = samplePage([eight], { file: 'content/navigation.yaml' });
  expect(checkRepetition([navigation, page('a', eight)])).toEqual([]);
});
