import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { readMarkdown, readYaml } from './read-document.ts';
import { words } from './schema/words.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = z.strictObject({ title: words, steps: z.array(z.strictObject({ name: words })) });

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

test('a file that fits its schema comes back typed', () => {
  const path = file('good.yaml', 'title: Chart\nsteps:\n  - name: Discover\n');
  expect(readYaml(path, schema)).toEqual({ title: 'Chart', steps: [{ name: 'Discover' }] });
});

test('an unknown key is named with its line and what to do', () => {
  const path = file('key.yaml', 'title: Chart\nsteps:\n  - name: Discover\n    colour: red\n');
  expect(faultsOf(() => readYaml(path, schema))).toEqual([
    { file: path, line: 3, field: 'steps.0.colour', problem: expect.stringContaining('remove it') },
  ]);
});

test('every fault of a file is reported at once, each on its line', () => {
  const path = file('two.yaml', 'title: ""\nsteps:\n  - name: " padded"\n');
  expect(faultsOf(() => readYaml(path, schema)).map(({ line, field }) => [line, field])).toEqual(
    expect.arrayContaining([
      [1, 'title'],
      [3, 'steps.0.name'],
    ]),
  );
});

test('a missing field is reported on the line of what lacks it', () => {
  const path = file('missing.yaml', 'title: Chart\nsteps:\n  - {}\n');
  expect(faultsOf(() => readYaml(path, schema))[0]).toMatchObject({ line: 3, field: 'steps.0.name' });
});

test('YAML that cannot be read is reported with its line', () => {
  const path = file('broken.yaml', 'title: Chart\nsteps: [\n');
  expect(faultsOf(() => readYaml(path, schema))[0]).toMatchObject({ file: path, field: 'YAML' });
});

test('lines of front matter are counted from the top of the Markdown file', () => {
  const path = file('page.md', '---\ntitle: ""\nsteps: []\n---\n\n## Heading\n');
  expect(faultsOf(() => readMarkdown(path, schema))[0]).toMatchObject({ line: 2, field: 'title' });
});

test('a Markdown file without front matter says what it must begin with', () => {
  const path = file('bare.md', '## Heading\n');
  expect(faultsOf(() => readMarkdown(path, schema))[0]?.problem).toMatch(/between two lines of ---/);
});
