/** Writes a draft of what an editor adds most: valid, so that the site builds, with TODO where words are missing. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { pageSlug } from '../../contract/anchor.ts';
import { addressProblem, offerSections } from '../../src/content/content-files.ts';

/** Each has a template of its name, and goes into this folder. */
const folders: Readonly<Record<string, string>> = {
  'case-study': 'case-studies',
  service: 'services',
  page: 'pages',
};

/**
 * @returns the file.
 * @throws with a sentence that tells the user what to do.
 */
export function writeDraft(content: string, kind = '', typed = ''): string {
  const usage = `Write npm run new -- <kind> "Name", with one of these kinds: ${Object.keys(folders).join(', ')}`;
  const [section, name] = [folders[kind], typed.trim()];
  if (!section) throw new Error(kind === '' ? usage : `There is no kind ${kind}. ${usage}`);
  if (name === '') throw new Error(`The name is missing. ${usage}`);
  const address = pageSlug(name);
  if (address === '')
    throw new Error(
      `No address can be made of ${name}: add some letters from a to z, and remove them from the file afterwards`,
    );
  const problem = addressProblem(address);
  if (problem !== null) throw new Error(`${address} ${problem}`);
  const file = join(content, section, `${address}.md`);
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name`);
  const quoted = (text: string) => stringify(text, { lineWidth: 0 }).trimEnd();
  const values: Readonly<Record<string, string>> = {
    name: quoted(name),
    title: quoted(name.length > 45 ? 'TODO write a title of at most 45 characters' : name),
    socialTitle: quoted(name.length > 90 ? 'TODO write a title of at most 90 characters' : name),
    order: String(nextOrder(join(content, section))),
    offers: firstOffer(content),
  };
  const template = readFileSync(new URL(`templates/${kind}.md`, import.meta.url), 'utf8');
  writeFileSync(
    file,
    template.replaceAll(/%(\w+)%/g, (_, key: string) => values[key] ?? ''),
  );
  return file;
}

function nextOrder(folder: string): number {
  const texts = names(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return Math.max(0, ...texts.map((text) => Number(/^order: (\d+)$/m.exec(text)?.[1] ?? 0))) + 1;
}

/** The path of an offer to begin with; none where there's no offer yet. */
function firstOffer(content: string): string {
  const paths = offerSections.flatMap((section) =>
    names(join(content, section)).map((name) => `/${section}/${name.replace('.md', '')}`),
  );
  return paths[0] ?? '';
}

const names = (folder: string) => globSync('*.md', { cwd: folder }).sort();
