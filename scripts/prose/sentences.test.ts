import { expect, test } from 'vitest';
import { samplePage } from './sample-page.ts';
import { checkSentenceLength, measureReadability } from './sentences.ts';

const sentence = (words: number) => `${Array.from({ length: words }, () => 'Word').join(' ')}.`;

test('refuses a sentence of more than 40 words, however many short ones surround it', () => {
  expect(checkSentenceLength(samplePage([sentence(40)]))).toEqual([]);
  expect(checkSentenceLength(samplePage([`${'Short one. '.repeat(9)}${sentence(41)}`]))).toMatchObject([
    { line: 10, repair: expect.stringContaining('41 words') },
  ]);
});

test('short words in short sentences are easier than long words in long ones', () => {
  const plain = measureReadability(samplePage(['The ship is late. We wait for it. Then we load.']));
  const dense = measureReadability(
    samplePage([
      'Organisational considerations notwithstanding, interdepartmental communication necessitates comprehensive administrative documentation.',
    ]),
  );
  expect(plain.ease).toBeGreaterThan(90);
  expect(dense.ease).toBeLessThan(10);
});
