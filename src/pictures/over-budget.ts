/** Pictures that load slowly. They're published all the same. */
import { pictures } from '../../contract/addresses.ts';
import { budgets } from '../../contract/page-budgets.ts';

type Sources = Record<'drawings' | 'photos', ReadonlyMap<string, { file: string }>>;

export function overBudget(published: string, bytes: number, { drawings, photos }: Sources): string[] {
  const [, name = '', ending] =
    /^(.+)-[\w-]{8}(\.svg|-800\.webp)$/.exec(`/${published}`.replace(pictures, '')) ?? [];
  const source = drawings.get(name) ?? photos.get(name);
  const budget = ending === '.svg' ? budgets.drawing : budgets.photo;
  if (!source || bytes <= budget) return [];
  const repair = ending === '.svg' ? 'draw it simpler' : 'choose a calmer picture';
  return [`${source.file}  is published with ${bytes} bytes, over ${budget}, and loads slowly: ${repair}`];
}
