/** Each kind of draft is valid content at once, and leaves all other content as it was. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  expect(site.home.team.people.at(-1)).toEqual({ name, role: 'Write the role' });
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

test('two services drafted one after the other build, too', () => {
  const before = readSite(folder).offers.length;
  for (const name of ['Tide tables', 'Light lists', 'Pilot books']) writeDraft(folder, 'service', name);
  expect(readSite(folder).offers).toHaveLength(before + 3);
});

test('an entry changes no other line of its file', () => {
  const yaml = '# Who\nteam:\n  people: [] # nobody yet\n  more: { a:  1 }\n';
  const once = insertEntry(yaml, ['team', 'people'], { name: 'Ada', role: 'Chief: engines' });
  expect(once).toBe(
    '# Who\nteam:\n  people:\n    - name: Ada\n      role: "Chief: engines" # nobody yet\n  more: { a:  1 }\n',
  );
  const twice = insertEntry(once.replace(' # nobody yet', ''), ['team', 'people'], { name: 'Bob' });
  expect(twice).toBe(
    '# Who\nteam:\n  people:\n    - name: Ada\n      role: "Chief: engines"\n    - name: Bob\n  more: { a:  1 }\n',
  );
  expect(insertEntry(twice, ['team', 'people'], { name: 'Cy' }, { first: true, limit: 2 })).toBe(
    '# Who\nteam:\n  people:\n    - name: Cy\n    - name: Ada\n      role: "Chief: engines"\n  more: { a:  1 }\n',
  );
});

test('an entry stays the text that was typed', () => {
  const yaml = 'people:\n  - name: Ada\n';
  expect(insertEntry(yaml, ['people'], { name: 'Null' })).toBe(`${yaml}  - name: "Null"\n`);
  writeDraft(folder, 'member', ' Bob ');
  expect(readSite(folder).home.team.people.at(-1)?.name).toBe('Bob');
});

test('a list on one line is left to whoever wrote it', () => {
  expect(() => insertEntry('people: [{ name: Ada }]\n', ['people'], { name: 'Bob' })).toThrow(
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
