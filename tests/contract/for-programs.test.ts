/** What programs that read the site rely on: the form of Markdown and of structured data. */
import { expect, test } from 'vitest';
import { readFile, readPage } from '../../testing/built-site.ts';
import { stable } from './answers.ts';

/** One page of each kind. */
const samples = [
  '/',
  '/how-we-work',
  '/company',
  '/contact-us',
  '/privacy',
  '/services',
  '/services/artificial-intelligence',
  '/case-studies',
  '/case-studies/dbs',
];

/** What the first lines are; the words are the content's. */
function beginning(markdown: string): string[] {
  const lines = markdown.split('\n').filter(Boolean).slice(0, 3);
  return lines.map((line) => {
    if (line.startsWith('# ')) return '# heading';
    if (line.startsWith('> ')) return '> description';
    return line.startsWith('Source: ') ? stable(line) : 'text';
  });
}

test('a page as Markdown begins with its heading and its address', async () => {
  const parts = samples.map((path) => {
    const markdown = readFile(path === '/' ? 'index.md' : `${path}.md`);
    return [path, ...beginning(markdown).map((line) => `  ${line}`)].join('\n');
  });
  await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot('snapshots/markdown.txt');
});

test('structured data has the same types and fields', async () => {
  // A page whose file has changes that aren't committed has no date.
  const known = new Map<string, Set<string>>();
  const pages = samples.map((path) => {
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readPage(path)) ?? [];
    const [first, ...others] = objects(JSON.parse(json));
    for (const { type, fields } of [...(first ? [first] : []), ...others])
      known.set(
        type,
        (known.get(type) ?? new Set()).union(new Set(fields.filter((field) => field !== 'dateModified'))),
      );
    return `${path} is a ${first?.type}`;
  });
  const types = [...known].map(([type, fields]) => `${type}: ${[...fields].sort().join(' ')}`).sort();
  await expect(`${pages.join('\n')}\n\n${types.join('\n')}\n`).toMatchFileSnapshot(
    'snapshots/structured-data.txt',
  );
});

type Typed = { type: string; fields: string[] };

/** Every object with a type, except for fields that depend on what a page says of itself. */
function objects(value: unknown): Typed[] {
  if (Array.isArray(value)) return value.flatMap(objects);
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.keys(value).filter((name) => !['@type', 'creativeWorkStatus'].includes(name));
  const own = '@type' in value ? [{ type: String(value['@type']), fields }] : [];
  return [...own, ...Object.values(value).flatMap(objects)];
}
