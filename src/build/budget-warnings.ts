/** What takes longer to load than it should, because it has more bytes than the budget. It's published all the same. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '../../contract/addresses.ts';
import { budgets } from '../../contract/page-budgets.ts';
import { paths } from '../content/paths.ts';
import type { AssembledPage } from './assemble-pages.ts';

/** Response headers take up to this many of the budget's bytes. */
const headers = 1_100;

export function documentWarnings(
  client: string,
  pages: Iterable<Pick<AssembledPage, 'path' | 'file' | 'part'>>,
): string[] {
  const sent = (file: string) => headers + statSync(join(client, `${file}.br`)).size;
  return Array.from(pages).flatMap(({ path, file, part }) => {
    const repair = repairs[path] ?? 'Shorten it, or move a part of it to a page of its own.';
    const over = (what: string, bytes: number, budget: number) =>
      bytes > budget ? [`${path}: ${what} ${bytes} bytes, and the budget is ${budget}. ${repair}`] : [];
    return [
      ...over('the page takes', sent(file), budgets.document),
      ...(part ? over('a link to it fetches', sent(part), budgets.part) : []),
    ];
  });
}

/** Pages that grow with what's on other pages. */
const repairs: Readonly<Record<string, string>> = {
  [paths.home]:
    'Write “logoStrip: false” into case studies whose client needn’t be in the strip of logos, or shorten home.yaml.',
  [paths.caseStudies]:
    'Each case study has a card on it: leave out those that no longer win work, with “draft: true”.',
};

type Sources = Record<'drawings' | 'photos', ReadonlyMap<string, { file: string }>>;

export function pictureWarnings(published: string, bytes: number, { drawings, photos }: Sources): string[] {
  const [, name = '', ending] =
    /^(.+)-[\w-]{8}(\.svg|-800\.webp)$/.exec(`/${published}`.replace(pictures, '')) ?? [];
  const source = drawings.get(name) ?? photos.get(name);
  const budget = ending === '.svg' ? budgets.drawing : budgets.photo;
  if (!source || bytes <= budget) return [];
  const repair = ending === '.svg' ? 'draw it simpler' : 'choose a calmer picture';
  return [`${source.file}  is published with ${bytes} bytes, over ${budget}, and loads slowly: ${repair}`];
}
