/** Drafts of what an editor adds most: valid as they are, so that the site builds, with TODO where words are missing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { insertEntry, quoted } from './insert-entry.ts';

/** `removed`: the title of an entry for which there is no room any more. */
export type Draft = { file: string; text: string; removed?: string };

type Write = (folder: string, name: string, slug: string) => Draft;

/** Each has a template of its name. */
export const kinds: Readonly<Record<string, Write>> = {
  'case-study': page('case-study', 'case-studies'),
  service: page('service', 'services'),
  page: page('page', 'pages'),
  member: (folder, name) => {
    const file = join(folder, 'home.yaml');
    const entry = filled('member.yaml', { name });
    return { file, text: insertEntry(readFileSync(file, 'utf8'), ['team', 'people'], entry) };
  },
  teaser: (folder, name) => {
    const file = join(folder, 'home.yaml');
    const yaml = readFileSync(file, 'utf8');
    // The home page shows three.
    const limit = 3;
    const removed = String(parseDocument(yaml).getIn(['blog', 'items', limit - 1, 'title']));
    const entry = filled('teaser.yaml', { name });
    return { file, text: insertEntry(yaml, ['blog', 'items'], entry, { first: true, limit }), removed };
  },
};

function page(kind: string, section: string): Write {
  return (folder, name, slug) => {
    const file = join(folder, section, `${slug}.md`);
    if (existsSync(file)) throw new Error(`${file} exists already: choose another name`);
    const text = filled(`${kind}.md`, {
      name,
      title: name.slice(0, 45).trim(),
      socialTitle: name.slice(0, 90).trim(),
      order: String(nextOrder(join(folder, section))),
      offer: `/services/${firstName(join(folder, 'services'))}`,
    });
    return { file, text };
  };
}

/** A template with values in the place of `%name%` and the like. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8');
  return text.replaceAll(/%(\w+)%/g, (_, key: string) => {
    const value = values[key] ?? '';
    return ['order', 'offer'].includes(key) ? value : quoted(value);
  });
}

function nextOrder(folder: string): number {
  const texts = names(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return Math.max(0, ...texts.map((text) => Number(/^order: (\d+)$/m.exec(text)?.[1] ?? 0))) + 1;
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
