import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { openMarkdown, openYaml, validate } from './read-document.ts';
import { linkTarget, text } from './schema/text.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = z.strictObject({ title: text, steps: z.array(z.strictObject({ name: text })) });

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function faultsOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  throw new Error('no fault was found');
}

test('every fault of a file is reported at once, each on its line', () => {
  const path = file('two.yaml', 'title: ""\nsteps:\n  - name: " padded"\n    colour: red\n  - {}\n');
  const faults = faultsOf(() => validate(openYaml(path), schema));
  expect(faults.map(({ line, field }) => [line, field]).toSorted()).toEqual([
    [1, 'title'],
    [3, 'steps.0.name'],
    [4, 'steps.0.colour'],
    [5, 'steps.1.name'],
  ]);
  expect(new Set(faults.map((fault) => fault.file))).toEqual(new Set([path]));
});

test('lines of front matter are counted from the top of the Markdown file, whatever ends them', () => {
  for (const end of ['\n', '\r\n']) {
    const lines = ['---', 'title: Chart', 'steps:', '  - name: ""', '---', '', '## Heading', ''];
    const path = file('page.md', lines.join(end));
    expect(faultsOf(() => validate(openMarkdown(path), schema))).toMatchObject([{ line: 4 }]);
  }
});

test('a page of the blog has the blog’s address in the place of blog:', () => {
  const path = file('blog.yaml', 'more: { path: "blog:/chart" }\nhome: blog:/\n');
  const links = z.strictObject({ more: z.strictObject({ path: linkTarget }), home: linkTarget });
  expect(validate(openYaml(path), links, { blogUrl: 'https://blog.example', facts: {} })).toEqual({
    more: { path: 'https://blog.example/chart' },
    home: 'https://blog.example/',
  });
});
