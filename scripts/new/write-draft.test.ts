/** Each kind of draft is valid content at once, says what is left to write, and leaves all other content as it was. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unwrittenLines } from '../../src/content/content-files.ts';
import { readSite } from '../../src/content/site.ts';
import { insertEntry } from './insert-entry.ts';
import { writeDraft } from './write-draft.ts';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'drafts-')), 'content');
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test.each([
  'Added Trading',
  'Café: São Paulo & Söhne, the “second” #1',
  'A name that is far too long for a title in search results',
])('drafts of every kind under the name %s build at once', (name) => {
  const before = readSite(folder);
  for (const kind of ['case-study', 'service', 'page', 'member', 'teaser']) {
    const draftName =
      kind === 'service' ? `${name} 2`.slice(-40) : kind === 'page' ? `About ${name}`.slice(0, 40) : name;
    writeDraft(folder, kind, draftName);
  }
  const site = readSite(folder);
  expect(site.caseStudies).toHaveLength(before.caseStudies.length + 1);
  expect(site.caseStudies.at(-1)).toMatchObject({ client: name, approval: 'pending' });
  expect(site.offers).toHaveLength(before.offers.length + 1);
  expect(site.texts).toHaveLength(before.texts.length + 1);
  expect(site.home.team.people.at(-1)).toEqual({ name, role: 'TODO write the role' });
  expect(site.home.blog.items.map(({ title }) => title)).toEqual([
    name,
    ...before.home.blog.items.slice(0, 2).map(({ title }) => title),
  ]);
});

test('who drafts a teaser is told which one went', () => {
  const [, , last] = readSite(folder).home.blog.items;
  expect(writeDraft(folder, 'teaser', 'Tide tables')).toEqual({
    file: join(folder, 'home.yaml'),
    removed: last?.title,
  });
  expect(writeDraft(folder, 'member', 'Ada')).toEqual({ file: join(folder, 'home.yaml') });
});

const templates = 'scripts/new/templates';

/** What a template may give without a mark: words that are finished, and choices that are as good as any. */
const finished = [
  /^[a-z][\w-]*:(?: light| pending| teaser-discovery| avatar-engineering| blog:\/| \[\])?$/i,
  /^[\w-]+: \[?%\w+%\]?$/,
  /^heading: (?:How it \*goes\*|When to leave it \*alone\*|What would \*you\* ask\?)$/,
  /^action: \{ label: Talk about your project, path: \/contact-us \}$/,
  /^(?:---|## (?:The problem|What we'd build|How we'd test it|What we do about it))?$/,
];

test.each(readdirSync(templates))('the template %s marks every text that is left to write', (name) => {
  const lines = readFileSync(join(templates, name), 'utf8').split('\n');
  const unmarked = lines.filter((line) => !/\bTODO\b/.test(line));
  expect(unmarked.filter((line) => !finished.some((words) => words.test(line.trim())))).toEqual([]);
});

test('the launch check lists every line that a draft of any kind leaves to write', () => {
  expect(unwrittenLines(folder)).toEqual([]);
  const command = (script: string, ...words: string[]) =>
    spawnSync(process.execPath, [resolve(script), ...words], { cwd: join(folder, '..'), encoding: 'utf8' });
  for (const kind of ['case-study', 'service', 'page', 'member', 'teaser']) {
    expect(command('scripts/new/main.ts', kind, `Drafted ${kind}`)).toMatchObject({ status: 0, stderr: '' });
  }
  const { status, stdout } = command('scripts/launch-check/main.ts');
  expect(status).toBe(1);
  const listed = stdout.split('\n').filter((line) => line.includes('is still to write'));
  for (const line of [
    /^content\/case-studies\/drafted-case-study\.md:6 {2}is still to write: sector: TODO write the line of business$/,
    /^content\/services\/drafted-service\.md:\d+ {2}is still to write: # TODO name up to three case studies/,
    /^content\/pages\/drafted-page\.md:9 {2}is still to write: ## TODO name this section$/,
    /^content\/home\.yaml:\d+ {2}is still to write: role: TODO write the role$/,
    /^content\/home\.yaml:\d+ {2}is still to write: description: TODO write what a reader learns\.$/,
  ]) {
    expect(listed).toContainEqual(expect.stringMatching(line));
  }
  const marks = readdirSync(templates).flatMap((name) =>
    readFileSync(join(templates, name), 'utf8')
      .split('\n')
      .filter((line) => line.includes('TODO')),
  );
  expect(listed).toHaveLength(marks.length);
});

test('two services drafted one after the other build, too', () => {
  const before = readSite(folder).offers.length;
  for (const name of ['Tide tables', 'Light lists', 'Pilot books']) writeDraft(folder, 'service', name);
  expect(readSite(folder).offers).toHaveLength(before + 3);
});

test('an entry changes no other line of its file', () => {
  const yaml = '# Who\nteam:\n  people: [] # nobody yet\n  more: { a:  1 }\n';
  const once = insertEntry(yaml, ['team', 'people'], 'name: Ada\nrole: "Chief: engines"\n');
  expect(once).toBe(
    '# Who\nteam:\n  people:\n    - name: Ada\n      role: "Chief: engines" # nobody yet\n  more: { a:  1 }\n',
  );
  const twice = insertEntry(once.replace(' # nobody yet', ''), ['team', 'people'], 'name: Bob\n');
  expect(twice).toBe(
    '# Who\nteam:\n  people:\n    - name: Ada\n      role: "Chief: engines"\n    - name: Bob\n  more: { a:  1 }\n',
  );
  expect(insertEntry(twice, ['team', 'people'], 'name: Cy', { first: true, limit: 2 })).toBe(
    '# Who\nteam:\n  people:\n    - name: Cy\n    - name: Ada\n      role: "Chief: engines"\n  more: { a:  1 }\n',
  );
});

test.each([
  ['Null', 'Null'],
  [' Bob ', 'Bob'],
])('the name %s stays the text that was typed', (typed, name) => {
  writeDraft(folder, 'member', typed);
  expect(readSite(folder).home.team.people.at(-1)?.name).toBe(name);
});

test('leaves a list on one line to its author', () => {
  expect(() => insertEntry('people: [{ name: Ada }]\n', ['people'], 'name: Bob')).toThrow(
    'Write people as one entry a line, then try again',
  );
});

test('a draft never replaces a file', () => {
  const before = readFileSync(join(folder, 'case-studies/dbs.md'), 'utf8');
  expect(() => writeDraft(folder, 'case-study', 'DBS')).toThrow(
    /dbs\.md exists already: choose another name/,
  );
  expect(readFileSync(join(folder, 'case-studies/dbs.md'), 'utf8')).toBe(before);
});

test.each([
  [undefined, undefined, /one of these kinds: case-study, service, page, member, teaser/],
  ['poem', 'Ode', /There is no kind poem/],
  ['page', undefined, /The name is missing/],
  ['page', '!!!', /No address can be made of !!!/],
] as const)('%s %s is refused with what to write', (kind, name, says) => {
  expect(() => writeDraft(folder, kind, name)).toThrow(says);
});
