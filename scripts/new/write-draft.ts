/** Writes a draft of what an editor adds most: valid, so that the site builds, with TODO where words are missing. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { slug } from '../../src/content/schema/text.ts';

/** `removed`: the title of an entry for which there is no room any more. */
type Draft = { file: string; text: string; removed?: string };

type Write = (folder: string, name: string, address: string) => Draft;

/** Each has a template of its name. */
const kinds: Readonly<Record<string, Write>> = {
  'case-study': page('case-study', 'case-studies'),
  service: page('service', 'services'),
  page: page('page', 'pages'),
  member: entry('member.yaml', ['team', 'people']),
  // The home page shows three: the newest comes first, and the last one goes.
  teaser: entry('teaser.yaml', ['blog', 'items'], 3),
};

/** @throws with a sentence that tells the user what to do. */
export function writeDraft(folder: string, kind = '', name = ''): Omit<Draft, 'text'> {
  const usage = `Write npm run new -- <kind> "Name", with one of these kinds: ${Object.keys(kinds).join(', ')}`;
  const write = kinds[kind];
  if (!write) throw new Error(kind === '' ? usage : `There is no kind ${kind}. ${usage}`);
  if (name.trim() === '') throw new Error(`The name is missing. ${usage}`);
  const address = addressOf(name);
  const isUsable = slug.safeParse(address).success;
  if (!isUsable) throw new Error(`No address can be made of ${name}: use some letters from a to z`);
  const { text, ...written } = write(folder, name.trim(), address);
  writeFileSync(written.file, text);
  return written;
}

/** `Café São Paulo` → `cafe-sao-paulo`. */
function addressOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function page(kind: string, section: string): Write {
  return (folder, name, address) => {
    const file = join(folder, section, `${address}.md`);
    if (existsSync(file)) throw new Error(`${file} exists already: choose another name`);
    const text = filled(`${kind}.md`, {
      name,
      title: name.slice(0, 45).trim(),
      socialTitle: name.slice(0, 90).trim(),
      order: String(nextOrder(join(folder, section))),
      offer: `/services/${names(join(folder, 'services'))[0]?.replace('.md', '')}`,
    });
    return { file, text };
  };
}

/** An entry of one of the home page's lists: the last, or the first of a list with a `limit`. */
function entry(template: string, list: readonly string[], limit?: number): Write {
  return (folder, name) => {
    const file = join(folder, 'home.yaml');
    const home = parseDocument(readFileSync(file, 'utf8'));
    const entries = home.getIn(list);
    if (!isSeq(entries)) throw new Error(`${file} has no list ${list.join('.')}`);
    entries.flow = false;
    const added = parseDocument(filled(template, { name })).contents;
    if (limit === undefined) entries.items.push(added);
    else entries.items.unshift(added);
    const [last] = entries.items.splice(limit ?? entries.items.length);
    // Long lines stay as long as they are.
    const text = home.toString({ lineWidth: 0 });
    return { file, text, ...(isMap(last) && { removed: String(last.get('title')) }) };
  };
}

/** A template with values in the place of `%name%` and the like. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8');
  return text.replaceAll(/%(\w+)%/g, (_, key: string) => {
    const value = values[key] ?? '';
    return ['order', 'offer'].includes(key) ? value : stringify(value, { lineWidth: 0 }).trimEnd();
  });
}

function nextOrder(folder: string): number {
  const texts = names(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return Math.max(0, ...texts.map((text) => Number(/^order: (\d+)$/m.exec(text)?.[1] ?? 0))) + 1;
}

const names = (folder: string) => globSync('*.md', { cwd: folder }).sort();
