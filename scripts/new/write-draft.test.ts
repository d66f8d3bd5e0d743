/** Each kind of draft is valid content at once, says what is left to write, and leaves all other content as it was. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { listContent } from '../../src/content/content-files.ts';
import { unwrittenFaults } from '../../src/content/source-lines.ts';
import { readContent } from '../../src/site/read-content.ts';
import { copyContent } from '../../testing/content/copy-content.ts';
import { writeDraft } from './write-draft.ts';

let folder: string;
beforeEach(() => {
  folder = copyContent().folder;
});

test('drafts of every kind build at once, whatever their names', async () => {
  const names = ['Null', ' Café: São Paulo & Söhne, the “second” #1 '];
  const before = await readContent(folder);
  for (const typed of names) {
    writeDraft(folder, 'case-study', typed);
    writeDraft(folder, 'page', `About ${typed}`.slice(0, 40));
    for (const number of [1, 2]) writeDraft(folder, 'service', `${typed.trim().slice(0, 38)} ${number}`);
  }
  expect((await readContent(folder)).offers).toHaveLength(before.offers.length);
  const content = await readContent(folder, { withDrafts: true });
  expect(content.caseStudies).toHaveLength(before.caseStudies.length + 2);
  for (const typed of names)
    expect(content.caseStudies).toContainEqual(
      expect.objectContaining({ client: typed.trim(), approval: 'pending' }),
    );
  expect(content.offers).toHaveLength(before.offers.length + 4);
  expect(content.textPages).toHaveLength(before.textPages.length + 2);
});

const templates = 'scripts/new/templates';

test('a draft of any kind marks what’s left to write, and can’t be published before', async () => {
  for (const kind of ['case-study', 'service']) writeDraft(folder, kind, `Drafted ${kind}`);
  const command = [resolve('scripts/new/main.ts'), 'page', 'Drafted page'];
  const options = { cwd: join(folder, '..'), encoding: 'utf8' } as const;
  expect(spawnSync(process.execPath, command, options)).toMatchObject({ status: 0, stderr: '' });
  const marks = readdirSync(templates).flatMap((name) =>
    readFileSync(join(templates, name), 'utf8').match(/.*TODO.*/g),
  );
  const { sources } = await readContent(folder, { withDrafts: true });
  expect(unwrittenFaults(sources.values())).toHaveLength(marks.length);
  for (const { file, source } of listContent(folder).texts)
    writeFileSync(file, source.text.replace('draft: true\n', ''));
  await expect(readContent(folder)).rejects.toThrow(
    /drafted-page\.md:9 {2}text: is still to write: ## TODO name this section$/m,
  );
});

test('what the client has agreed to takes the place of the signs before it', async () => {
  const file = writeDraft(folder, 'case-study', 'Agreed');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text
      .replace('approval: pending', 'approval: granted')
      .replace(/^# (?=results:|quotation:| {2}- \{ figure)/gm, ''),
  );
  const study = (await readContent(folder, { withDrafts: true })).caseStudies.at(-1);
  expect(study).toMatchObject({
    approval: 'granted',
    results: [{ figure: 'TODO' }],
    quotation: { by: 'TODO write name and role' },
  });
});

test('a draft never replaces a file', () => {
  const before = readFileSync(join(folder, 'case-studies/dbs.md'), 'utf8');
  expect(() => writeDraft(folder, 'case-study', 'DBS')).toThrow(
    /dbs\.md exists already: choose another name/,
  );
  expect(readFileSync(join(folder, 'case-studies/dbs.md'), 'utf8')).toBe(before);
});

test('what can’t be a draft is refused with what to write', () => {
  for (const [kind, name, says] of [
    [undefined, undefined, /one of these kinds: case-study, service, page$/],
    ['poem', 'Ode', /There is no kind poem/],
    ['page', undefined, /The name is missing/],
    ['page', '李明', /No address can be made of 李明/],
    ['page', 'API', /is an address that the site itself uses/],
  ] as const)
    expect(() => writeDraft(folder, kind, name)).toThrow(says);
});
