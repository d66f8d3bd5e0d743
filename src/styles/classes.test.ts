/** Each class belongs to one file: a component's own, or the patterns', which every file may name. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';

const patterns = 'src/styles/patterns.css';

/** Markdown writes it, so no `className` names it. */
const inOtherMarkup = ['footnotes'];

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

/** Where classes are written: attributes, properties, constants and functions whose names say so. */
const beginning = /\b(?:class(?:Name|es)?\s*[=:]|function \w*[cC]lass\w*\([^)]*\): string)\s*/g;

/** The expression at the beginning of a text: as far as its brackets and quotes go. */
function firstExpression(text: string): string {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|[{[(]|[}\])]|[;,]/g)) {
    if (/^[{[(]/.test(part)) depth += 1;
    else if (/^[}\])]/.test(part)) depth -= 1;
    if (depth <= 0) return text.slice(0, index + part.length);
  }
  return text;
}

/** Classes in code, and the fixed beginnings of such as `control-${look}`. */
function writtenIn(code: string): string[] {
  const expressions = Array.from(code.matchAll(beginning), ({ 0: named, index }) =>
    firstExpression(code.slice(index + named.length)),
  );
  return expressions.flatMap((text) =>
    [/'([^'\n]*)'/g, /"([^"\n]*)"/g, /`([^`]*)`/g]
      .flatMap((quotes) => found(text, quotes))
      .flatMap((words) => words.split(/[\s'"{}]+/)),
  );
}

const words = new Set(sources.flatMap(([, code]) => writtenIn(code)));

test.each([
  ['<p className="a b">', ['a', 'b']],
  ['<p className={isWide ? \'a\' : undefined} title="b">', ['a']],
  ["const classes = ['a', isWide && 'b'];\nconst looks = ['c'];", ['a', 'b']],
  ["image({ className: 'a', alt: 'b' })", ['a']],
  ["function classesFor(html: string): string {\n  return 'a';\n}\nconst b = 'b';", ['a']],
  ['<p className={`a b`}>', ['a', 'b']],
  ["const title = 'a';", []],
])('takes %s for the classes %s', (code, classes) => {
  expect(writtenIn(code)).toEqual(classes);
});

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
