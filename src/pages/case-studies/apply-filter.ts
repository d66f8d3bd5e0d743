/** Shows the case studies that the address asks for: `?platform=…` and `?service=…`. Every choice is a link. */
import { fill } from '../../../contract/fill.ts';
import { isLarge } from './large-cards.ts';

const keys = ['platform', 'service'] as const;

export function applyFilter(main: HTMLElement): void {
  const filter = main.querySelector<HTMLElement>('[data-filter]');
  if (!filter) return;
  const query = new URLSearchParams(location.search);
  const studies = [...main.querySelectorAll<HTMLElement>('.case-index > li, .case-lines > li')];
  const shown = studies.filter((study) => keys.every((key) => has(study, key, query.get(key))));
  for (const study of studies) study.hidden = !shown.includes(study);
  const cards = shown.filter((study) => study.matches('.case-index > li'));
  for (const [index, card] of cards.entries())
    card.classList.toggle('case-large', isLarge(index, cards.length));
  const none = main.querySelector<HTMLElement>('.filter-none');
  if (none) none.hidden = shown.length > 0;
  const count = filter.querySelector<HTMLElement>('[data-count]');
  if (count)
    count.textContent = fill(count.dataset['count'] ?? '', { count: shown.length, total: studies.length });
  for (const row of filter.querySelectorAll<HTMLElement>('[data-key]')) showChoice(row, query);
}

/** Several values are separated by line breaks. */
function has(study: HTMLElement, key: (typeof keys)[number], value: string | null): boolean {
  return !value || (study.dataset[key] ?? '').split('\n').includes(value);
}

/** Each link keeps what the other row has chosen. */
function showChoice(row: HTMLElement, query: URLSearchParams): void {
  const { key = '' } = row.dataset;
  const links = [...row.querySelectorAll<HTMLAnchorElement>('a[data-value]')];
  const [all] = links;
  const chosen = links.find(({ dataset }) => dataset['value'] === (query.get(key) ?? '')) ?? all;
  for (const link of links) {
    const next = new URLSearchParams();
    for (const each of keys) {
      const value = each === key ? link.dataset['value'] : query.get(each);
      if (value) next.set(each, value);
    }
    // An empty one leaves no sign.
    link.search = next.toString();
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const name = row.querySelector('[data-chosen]');
  if (name && chosen) name.textContent = chosen.textContent;
}
