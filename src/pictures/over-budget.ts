/** Pictures that load slowly. They're published all the same. */
import { pictures } from '../../contract/addresses.ts';
import { budgets } from '../../contract/page-budgets.ts';

export function overBudget(file: string, bytes: number): string[] {
  const [, name, ending] = /^(.+)-[\w-]{8}(\.svg|-800\.webp)$/.exec(`/${file}`.replace(pictures, '')) ?? [];
  const budget = ending === '.svg' ? budgets.drawing : budgets.photo;
  if (name === undefined || bytes <= budget) return [];
  const repair = ending === '.svg' ? 'draw it simpler' : 'choose a calmer picture';
  return [`Picture ${name} has ${bytes} bytes, over the budget of ${budget}, and loads slowly: ${repair}.`];
}
