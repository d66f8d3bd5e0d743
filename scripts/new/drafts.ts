/** Drafts of what an editor adds most: valid as they are, so that the site builds, and plainly unfinished. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { pacings } from '../../src/content/schema/case-study.ts';
import { insertEntry, quoted } from './insert-entry.ts';

/** `removed`: the title of an entry for which there is no room any more. */
export type Draft = { file: string; text: string; removed?: string };

type Write = (folder: string, name: string, slug: string) => Draft;

/** A page from the template of its kind. `%name%` and the like in it become values. */
function page(kind: string, section: string, describe: (name: string) => string): Write {
  return (folder, name, slug) => {
    const file = unused(join(folder, section, `${slug}.md`));
    const values: Readonly<Record<string, () => string>> = {
      name: () => quoted(name),
      title: () => quoted(name.slice(0, 45).trim()),
      socialTitle: () => quoted(name.slice(0, 90).trim()),
      description: () => quoted(describe(name).slice(0, 160).trim()),
      order: () => String(nextOrder(join(folder, section))),
      pacing: () => freePacing(join(folder, section)),
      composition: () => freeComposition(join(folder, section)),
      offer: () => `/services/${firstName(join(folder, 'services'))}`,
      caseStudy: () => firstName(join(folder, 'case-studies')),
    };
    const template = readFileSync(new URL(`templates/${kind}.md`, import.meta.url), 'utf8');
    return { file, text: template.replaceAll(/%(\w+)%/g, (whole, key: string) => values[key]?.() ?? whole) };
  };
}

export const kinds: Readonly<Record<string, Write>> = {
  'case-study': page(
    'case-study',
    'case-studies',
    (name) => `What the work for ${name} was about, how it was done, and what we would do differently.`,
  ),
  service: page(
    'service',
    'services',
    (name) => `What ${name} is for, how it goes step by step, how long it takes, and when it is wrong.`,
  ),
  page: page(
    'page',
    'pages',
    (name) => `What ${name} is about. Write this sentence anew: search results show it below the title.`,
  ),
  member: (folder, name) => {
    const file = join(folder, 'home.yaml');
    const fields = { name, role: 'Write the role' };
    return { file, text: insertEntry(readFileSync(file, 'utf8'), ['team', 'people'], fields) };
  },
  teaser: (folder, name) => {
    const file = join(folder, 'home.yaml');
    const fields = {
      title: name,
      image: 'teaser-discovery',
      description: 'Write what a reader learns.',
      path: 'blog:/',
      author: 'Engineering',
      readingTime: '5 min',
      category: 'Write a category',
      authorAvatar: 'avatar-engineering',
    };
    const yaml = readFileSync(file, 'utf8');
    // The home page shows three.
    const limit = 3;
    const removed = String(parseDocument(yaml).getIn(['blog', 'items', limit - 1, 'title']));
    const text = insertEntry(yaml, ['blog', 'items'], fields, { first: true, limit });
    return { file, text, removed };
  },
};

function nextOrder(folder: string): number {
  const orders = names(folder).map((name) => {
    const [, order] = /^order: (\d+)$/m.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return Number(order ?? 0);
  });
  return Math.max(0, ...orders) + 1;
}

/** Another than those of the last case study and the first, which it will stand between. */
function freePacing(folder: string): string {
  const taken = inOrder(folder).map((text) => /^pacing: (\w+)$/m.exec(text)?.[1]);
  return pacings.find((pacing) => pacing !== taken.at(0) && pacing !== taken.at(-1)) ?? pacings[0];
}

/** The texts of a folder's files as they follow each other on the site. */
function inOrder(folder: string): string[] {
  return names(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .map((text) => ({ order: Number(/^order: (\d+)$/m.exec(text)?.[1]), text }))
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text);
}

const compositions = [
  'two-up, chart, steps, dense-list, not-for, proof, technology',
  'two-up, not-for, dense-list, chart, steps, technology, proof',
];

/** Another than that of the last offer, which it will stand behind. */
function freeComposition(folder: string): string {
  const last = inOrder(folder).at(-1) ?? '';
  return compositions.find((composition) => !last.includes(`composition: [${composition}]`)) ?? '';
}

function firstName(folder: string): string {
  const [name] = names(folder);
  if (!name) throw new Error(`${folder} is empty, and the draft refers to what is in it`);
  return name.replace('.md', '');
}

function names(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
}

function unused(file: string): string {
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name`);
  return file;
}
