import { existsSync, globSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../testing/temporary.ts';
import { editorSchemas, schemaName, schemasFolder, writeEditorSchemas } from './editor-schemas.ts';
import { openContent } from './open-content.ts';

const { names } = openContent('content');
const schemas = editorSchemas(names);
const yamlFiles = Object.keys(schemas).flatMap((name) =>
  globSync(name, { cwd: 'content' }).map((file) => ({ file, name })),
);

/** What an editor that knows JSON Schema underlines. */
function underlined(name: string, text: string): string[] {
  const ajv = new Ajv({ strictTuples: false, strictTypes: false });
  ajv.validate(schemas[name] ?? false, parse(text));
  return (ajv.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

test.each(yamlFiles)('$file names its own JSON Schema, which underlines nothing in it', ({ file, name }) => {
  const text = readFileSync(join('content', file), 'utf8');
  const [, named] = /^# yaml-language-server: \$schema=(\S+)/m.exec(text) ?? [];
  const own = relative(dirname(join('content', file)), join(schemasFolder, schemaName(name)));
  // An owner's file can do without.
  expect(named ?? own).toBe(own);
  expect(underlined(name, text)).toEqual([]);
});

const facts = 'facts.yaml';
const navigation = (path: string) =>
  `{ home: Home, menu: [{ title: Blog, path: "${path}" }], contact: { label: Us, path: /contact-us }, legal: [{ label: Terms, path: /terms }] }`;

test.each([
  [
    'a fact that goes beyond a length',
    'examples.yaml',
    `{ rate: 1, examples: { mvp: { what: x, people: 1, weeks: 1, short: "${'{{team-size}} '.repeat(9)}" } } }`,
  ],
  ['an address on the blog', 'navigation.yaml', navigation('blog:/page')],
  ['an old address with %20', 'redirects.yaml', '[{ from: /our%20works, to: /services }]'],
  ['a text below a > sign', facts, 'team-size: >\n  two to\n  seven\n'],
])('%s is right', (_what, name, text) => {
  expect(underlined(name, text)).toEqual([]);
});

test.each([
  ['a field that there isn’t', facts, 'Team size: two', ['', ' propertyNames']],
  ['a wrong path', 'navigation.yaml', navigation('Services'), ['/menu/0/path']],
  [
    'a text that’s too long',
    'examples.yaml',
    `{ rate: 1, examples: { mvp: { what: x, people: 1, weeks: 1, short: ${'long '.repeat(20)} } } }`,
    ['/examples/mvp/short'],
  ],
])('%s is underlined', (_what, name, text, [where = '']) => {
  expect(underlined(name, text).map((found) => found.split(' ')[0])).toContain(where);
});

test('JSON Schemas are written, and offer the pages that there are; one that is the same is not touched', () => {
  const folder = temporaryFolder();
  writeEditorSchemas('content', folder);
  const home = join(folder, 'home.json');
  expect(readFileSync(home, 'utf8')).toContain(`"${names.offers[0]}"`);
  utimesSync(home, 0, 0);
  rmSync(join(folder, 'facts.json'));
  writeEditorSchemas('content', folder);
  expect([statSync(home).mtimeMs, existsSync(join(folder, 'facts.json'))]).toEqual([0, true]);
});
