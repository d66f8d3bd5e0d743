/** Writes a draft of one kind under a name, and says which file it is in and what went for it. */
import { writeFileSync } from 'node:fs';
import { slug } from '../../src/content/schema/text.ts';
import { type Draft, kinds } from './drafts.ts';

type Written = Pick<Draft, 'file' | 'removed'>;

/** @throws with a sentence for whoever typed the command. */
export function writeDraft(folder: string, kind: string | undefined, name: string | undefined): Written {
  const usage = `Write npm run new -- <kind> "Name", with one of these kinds: ${Object.keys(kinds).join(', ')}`;
  const write = kind === undefined ? undefined : kinds[kind];
  if (!write) throw new Error(kind === undefined ? usage : `There is no kind ${kind}. ${usage}`);
  if (name === undefined || name.trim() === '') throw new Error(`The name is missing. ${usage}`);
  const address = addressOf(name);
  if (!slug.safeParse(address).success) {
    throw new Error(`No address can be made of ${name}: use some letters from a to z`);
  }
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
