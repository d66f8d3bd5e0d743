/** Lists the files in a folder of the content. A file's name is the address of its page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError, type ContentFault } from './content-error.ts';
import { slug } from './schema/text.ts';

const reserved = [
  'index',
  'layout',
  'redirects',
  '404',
  '500',
  'api',
  'assets',
  'documents',
  'social',
  'healthz',
];

/** Paths of the folder's Markdown files in the order of their names. Drawings may be beside them: drawing-files.ts. */
export function markdownFiles(folder: string): string[] {
  const names = namesIn(folder).filter((name) => !name.endsWith('.svg'));
  const faults = names.flatMap((name): ContentFault[] => {
    const problem = nameFault(name);
    return problem === null ? [] : [{ file: join(folder, name), field: 'file name', problem }];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return names.map((name) => join(folder, name));
}

/** How many there are, whatever their names. Another check reports a missing folder. */
export function countMarkdown(folder: string): number {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')).length : 0;
}

type ContentLine = { file: string; line: number; text: string };

/** Every text in the folder and below it. */
export function contentFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:md|yaml)$/.test(name));
  return texts.sort().map((name) => join(folder, name));
}

/** Every line of every text, for what an editor may write anywhere. */
export function contentLines(folder: string): ContentLine[] {
  return contentFiles(folder).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.map((text, index) => ({ file, line: index + 1, text }));
  });
}

/** Lines that `npm run new` has left for an editor to write: its templates mark each of them with TODO. */
export function unwrittenLines(folder: string): ContentLine[] {
  return contentLines(folder)
    .filter(({ text }) => /\bTODO\b/.test(text))
    .map((found) => ({ ...found, text: found.text.trim() }));
}

export function slugOf(file: string): string {
  return basename(file, '.md');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch {
    throw new ContentError([
      { file: folder, field: 'folder', problem: 'cannot be read: put it back, the site needs it' },
    ]);
  }
}

function nameFault(name: string): string | null {
  if (!name.endsWith('.md')) return 'is no Markdown file: give it a name that ends in .md, or remove it';
  if (!slug.safeParse(slugOf(name)).success)
    return 'is the address of its page: use lower case, digits and single hyphens, as in team-augmentation.md';
  if (reserved.includes(slugOf(name))) return 'is an address that the site itself uses: give it another name';
  return null;
}
