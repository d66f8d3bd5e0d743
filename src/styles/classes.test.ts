/** Each class belongs to one file: a component's own, or the patterns', which every file may name. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';

const patterns = 'src/styles/patterns.css';

/** Drawings and Markdown write these, so no `className` names them. */
const inOtherMarkup = ['depths', 'footnotes'];

async function read(pattern: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob(pattern)) files.set(file, readFileSync(file, 'utf8'));
  return files;
}

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, value = '']) => value);

function classesIn(file: string, css: string): Set<string> {
  const classes = new Set<string>();
  const collect = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
      if (part.type !== 'pseudo-class') continue;
      if (part.kind === 'is' || part.kind === 'not' || part.kind === 'has') part.selectors.forEach(collect);
    }
  };
  transform({
    filename: file,
    code: Buffer.from(css),
    visitor: { Rule: { style: ({ value }) => value.selectors.forEach(collect) } },
  });
  return classes;
}

const stylesheets = await read('src/**/*.css');
const filesOf = new Map<string, string[]>();
for (const [file, css] of stylesheets) {
  for (const name of classesIn(file, css)) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
}

const sources = [...(await read('src/**/*.{ts,tsx}'))].filter(([file]) => !file.includes('.test.'));

/** Every word in quotes, and the fixed beginnings of names such as `control-${look}`. */
const words = new Set(
  sources.flatMap(([, code]) =>
    [/'([^'\n]*)'/g, /"([^"\n]*)"/g, /`([^`]*)`/g].flatMap((quotes) =>
      found(code, quotes).flatMap((text) => text.split(/[\s'"{}]+/)),
    ),
  ),
);

test('finds the classes of all kinds of selectors', () => {
  const css = '.a { & .b:is(.c, :not(.d)) {} @media print { .e:has(> .f) {} } }';
  expect([...classesIn('example.css', css)]).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('no class is styled by two files', () => {
  const shared = [...filesOf].filter(([, files]) => files.length > 1 && !files.includes(patterns));
  expect(Object.fromEntries(shared)).toEqual({});
});

test('every styled class is in some markup', () => {
  const isWritten = (name: string) =>
    words.has(name) ||
    words.has(`${name}$`) ||
    [...words].some((word) => word.endsWith('-$') && name.startsWith(word.slice(0, -1)));
  const unused = [...filesOf.keys()].filter((name) => !isWritten(name) && !inOtherMarkup.includes(name));
  expect(unused).toEqual([]);
});

/** The classes of an expression such as `isWide ? 'list list-wide' : 'list'`, without what it compares with. */
const quoted = (expression: string) => found(expression, /(?<!=== |\()['`]([^'`$]*)['`$]/g);

test('every class in markup is styled', () => {
  const named = sources.flatMap(([file, code]) =>
    [...found(code, /\bclassName="([^"]*)"/g), ...found(code, /\bclassName=\{([^}]*)/g).flatMap(quoted)]
      .flatMap((text) => text.split(' '))
      .filter((name) => /^[a-z][\w-]*\w$/.test(name) && !filesOf.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});
