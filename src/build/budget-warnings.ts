/** What takes longer to load than it should, because it has more bytes than the budget. It's published all the same. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '../../contract/addresses.ts';
import { budgets } from '../../contract/page-budgets.ts';
import type { WrittenPage } from './write-pages.ts';

/** Response headers take up to this many of the budget's bytes. */
const headers = 1_100;

export function documentWarnings(
  client: string,
  pages: Iterable<Pick<WrittenPage, 'path' | 'file' | 'part'>>,
): string[] {
  const sent = (file: string) => headers + statSync(join(client, `${file}.br`)).size;
  return Array.from(pages).flatMap(({ path, file, part }) => {
    const over = (what: string, bytes: number, budget: number) =>
      bytes > budget
        ? [
            `${path}: ${what} ${bytes} bytes, and the budget is ${budget}. Shorten it, or move a part of it to a page of its own.`,
          ]
        : [];
    return [
      ...over('the page takes', sent(file), budgets.document),
      ...(part ? over('a link to it fetches', sent(part), budgets.part) : []),
    ];
  });
}

/** A photo is judged by its width of 800 pixels. */
export function pictureWarnings(published: string, bytes: number): string[] {
  const [, name, ending] =
    /^\/(.+)-[\w-]{8}(\.svg|-800\.webp)$/.exec(published.replace(pictures.slice(1), '/')) ?? [];
  const budget = ending === '.svg' ? budgets.drawing : budgets.photo;
  if (!ending || bytes <= budget) return [];
  return [
    `The picture ${name} is published with ${bytes} bytes, over ${budget}, and loads slowly: make it simpler`,
  ];
}
