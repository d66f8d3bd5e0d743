import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { checkLine, checkProse, checkRepetition, type Line } from './prose.ts';

const line = (text: string, file = 'content/services/a.md'): Line => ({ file, line: 10, text });
const repairs = (text: string) => checkLine(line(text)).map(({ quote, repair }) => `${quote}: ${repair}`);
const sentence = (words: number) => `${Array.from({ length: words }, (_, at) => `Word${at}`).join(' ')}.`;

test('the prose of every page and guide passes its checks', () => {
  const found = checkProse().map(({ file, line, quote, repair }) => `${file}:${line}  “${quote}” ${repair}`);
  expect(found, `To correct:\n${found.join('\n')}`).toEqual([]);
});

test.each([
  ['We build the the ship.', 'the the: is the same word twice'],
  ['A Cutting-edge team', 'Cutting-edge: is a cliché: say it in plain words'],
  ['In today’s world, ships sail.', 'In today’s world: is a cliché: say it in plain words'],
  ['Call us today!', 'today!: shouts: write a full stop'],
])('refuses: %s', (text, found) => {
  expect(repairs(text)).toEqual([found]);
});

test('accepts words that only look alike', () => {
  for (const text of ['The edge is cut by a world of classes.', 'It was that thatch.'])
    expect(repairs(text)).toEqual([]);
});

test('refuses a sentence of more than 40 words, however many short ones surround it', () => {
  expect(repairs(sentence(40))).toEqual([]);
  expect(repairs(`Short one. It takes 1.5 days. ${sentence(41)} Short again.`)).toEqual([
    'Word0 Word1 Word2 Word3 Word4 Word5 Word6 Word7 …: has 41 words: split it',
  ]);
});

const eight = 'one two three four five six seven eight';

test('refuses eight words in the same order on two pages, whatever surrounds them', () => {
  const pages = [line(`First, ${eight}.`), line(`And ${eight.toUpperCase()} again`, 'content/home.yaml')];
  expect(checkRepetition(pages)).toEqual([
    {
      file: 'content/home.yaml',
      line: 10,
      quote: eight,
      repair: 'is also in content/services/a.md:10: say it another way',
    },
  ]);
});

test('accepts seven words, repetition within a page, the navigation and comments', () => {
  expect(checkRepetition([line(eight), line(eight.replace('eight', 'other'), 'content/b.md')])).toEqual([]);
  expect(checkRepetition([line(eight), line(eight)])).toEqual([]);
  expect(checkRepetition([line(eight, 'content/navigation.yaml'), line(eight)])).toEqual([]);
  expect(checkRepetition([line(`# ${eight}`), line(`# ${eight}`, 'content/b.md')])).toEqual([]);
});

test('spelling in content is that of the brand’s language, also beside names in other scripts', () => {
  const project = temporaryFolder();
  mkdirSync(join(project, 'content'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  cpSync('cspell.config.mjs', join(project, 'cspell.config.mjs'));
  writeFileSync(join(project, 'content/words.txt'), '');
  writeFileSync(join(project, 'content/page.md'), 'The colour and the color of Гарант and 株式会社さくら.\n');
  const wrong = (language: string) => {
    writeFileSync(join(project, 'content/brand.yaml'), `language: ${language}\n`);
    const { stdout } = spawnSync('node_modules/.bin/cspell', ['--quiet'], { cwd: project, encoding: 'utf8' });
    return [...stdout.matchAll(/word \((\S+)\)/g)].map(([, word]) => word);
  };
  expect(wrong('en-SG')).toEqual(['color']);
  expect(wrong('en-US')).toEqual(['colour']);
  expect(wrong('en-CA')).toEqual([]);
});
