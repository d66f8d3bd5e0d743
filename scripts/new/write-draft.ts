/** Writes a draft of what an editor adds most: valid, so that the site builds, with TODO where words are missing. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isSeq, parseDocument, stringify } from 'yaml';
import { addressOf } from '../../contract/anchor.ts';
import { addressProblem } from '../../src/content/content-files.ts';

/** `removed`: the title of an entry for which there is no room any more. */
type Draft = { file: string; text: string; removed?: string };

type Write = (folder: string, name: string) => Draft;

/** Each has a template of its name. */
const kinds: Readonly<Record<string, Write>> = {
  'case-study': page('case-study', 'case-studies'),
  // One that's in use, with the client's agreement.
  delivered: page('delivered', 'case-studies'),
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
  const { text, ...written } = write(folder, name.trim());
  writeFileSync(written.file, text);
  return written;
}

function page(kind: string, section: string): Write {
  return (folder, name) => {
    const address = addressOf(name);
    if (address === '')
      throw new Error(
        `No address can be made of ${name}: add some letters from a to z, and remove them from the file afterwards`,
      );
    const problem = addressProblem(address);
    if (problem !== null) throw new Error(`${address} ${problem}`);
    const file = join(folder, section, `${address}.md`);
    if (existsSync(file)) throw new Error(`${file} exists already: choose another name`);
    const text = filled(`${kind}.md`, {
      name,
      title: name.length > 45 ? 'TODO write a title of at most 45 characters' : name,
      socialTitle: name.length > 90 ? 'TODO write a title of at most 90 characters' : name,
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
    const before = readFileSync(file, 'utf8');
    const entries = parseDocument(before).getIn(list);
    if (!isSeq(entries) || !entries.range) throw new Error(`${file} has no list ${list.join('.')}`);
    const isThere = entries.items.some(
      (item) => isMap(item) && [item.get('name'), item.get('title')].includes(name),
    );
    if (isThere) throw new Error(`${name} is in ${list.join('.')} in ${file} already: change that entry`);
    const places = entries.items.map((item) => (isNode(item) && item.range ? item.range : [0, 0]));
    const [start] = entries.range;
    const lineOf = (offset: number) => before.lastIndexOf('\n', offset - 1) + 1;
    // Lines end where the next entry's begin, or where the list does.
    const first = lineOf(places[0]?.[0] ?? start);
    const added = parseDocument(filled(template, { name })).toString({ lineWidth: 0 }).trimEnd();
    const written = (indent: string) =>
      added.split('\n').map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}\n`);
    if (entries.flow) {
      // As an empty list is written: the entry goes below it.
      if (entries.items.length > 0)
        throw new Error(`${file} has ${list.join('.')} in brackets: write it as lines`);
      const [begin, end] = entries.range;
      const indent = ' '.repeat((/^ */.exec(before.slice(lineOf(begin)))?.[0].length ?? 0) + 2);
      const text = `${before.slice(0, begin).trimEnd()}\n${written(indent).join('')}${before.slice(end).replace(/^\n/, '')}`;
      return { file, text };
    }
    const indent = /^ */.exec(before.slice(first))?.[0] ?? '';
    const lines = written(indent).join('');
    const end = places.at(-1)?.[2] ?? start;
    const lastLine = lineOf(places.at(-1)?.[0] ?? start);
    if (limit === undefined) return { file, text: before.slice(0, end) + lines + before.slice(end) };
    const last = entries.items.length >= limit ? entries.items.at(-1) : null;
    const kept = last ? before.slice(first, lastLine) + before.slice(end) : before.slice(first);
    const text = before.slice(0, first) + lines + kept;
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
