/** The guides name only what exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sample } from '../../testing/content/sample.ts';

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    // A decision record may name what has gone since.
    .filter((name) => name.endsWith('.md') && !name.startsWith('decisions'))
    .map((name) => join('docs', name)),
];

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Made by running the project, so not in a fresh clone. */
const made = ['dist', 'data', 'reports', '.cache', 'node_modules'];

/** Text in backticks, and blocks of commands. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  const spans = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  );
  return [...spans, ...blocks];
}

/** Words that are paths of this project: in one of its folders, or a file beside the guides. */
function pathsIn(code: string): string[] {
  return (code.match(/[\w.@-]+(\/[\w.@:<>{}*-]*)*/g) ?? []).filter((word) => {
    const [first = ''] = normalize(word).split('/');
    if (/[<>{}*:]/.test(word)) return false;
    return word.includes('/') && existsSync(first) && !made.includes(first);
  });
}

/** Code that the guides write as an example. */
const isExample = (name: string) => name.startsWith('partners') || name.startsWith('role');

/** Files of code, such as `turns.ts` or `store/migrate.ts`: the end of a path is enough. */
function filesIn(code: string): string[] {
  return (code.match(/(?<![\w./*@{}-])[\w-][\w./-]*\.(?:tsx?|css|sh)(?![\w-])/g) ?? []).filter(
    (name) => !isExample(name),
  );
}

const codeFiles = ['bench', 'contract', 'deploy', 'scripts', 'server', 'src', 'testing', 'tests'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join('/', folder, name)),
);

/** Guides name the sample's files as examples, which an owner may have replaced. */
test.each(guides)('%s names only paths and scripts that exist, and its links lead to files', (guide) => {
  const text = readFileSync(guide, 'utf8');
  expect(
    codeIn(text)
      .flatMap(pathsIn)
      .filter((path) => !existsSync(path) && !existsSync(path.replace(/^content(?=\/)/, sample))),
  ).toEqual([]);
  expect(
    codeIn(text)
      .flatMap(filesIn)
      .filter((name) => !codeFiles.some((file) => file.endsWith(`/${name}`))),
  ).toEqual([]);
  const named = [...text.matchAll(/npm (?:run (?:-s )?([\w-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short,
  );
  expect(named.filter((name = '') => !(name in scripts))).toEqual([]);
  const links = [
    ...text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g),
  ].map(([, to = '']) => to);
  expect(links.filter((to) => !existsSync(join(guide, '..', to)))).toEqual([]);
});

test.each(guides)('%s hides what npm prints wherever a file or a program takes the output', (guide) => {
  const taken = /npm (?:start|test|run (?!-s )).*(?:[|>]|--json|--csv)|npm run enquiries/;
  expect(codeIn(readFileSync(guide, 'utf8')).filter((code) => taken.test(code))).toEqual([]);
});

test('comments and messages name guides that exist', () => {
  const sources = ['content', 'contract', 'deploy', 'scripts', 'server', 'src', 'bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|yaml|md|sh|css|example)$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name)),
  );
  const named = sources.flatMap((file) => readFileSync(file, 'utf8').match(/\bdocs\/[\w-]+\.md/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((guide) => !existsSync(guide))).toEqual([]);
});
