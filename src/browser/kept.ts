/** Whether a page has something of this visitor to show: answers in its query, or what the tab keeps of an enquiry. */
import { tryStorage } from './storage.ts';

export function hasKept(page: ParentNode): boolean {
  const place = page.querySelector<HTMLElement>('[data-kept]');
  const names = place?.dataset['kept']?.split(' ') ?? [];
  return names.some((name) =>
    name === '?' ? location.search !== '' : tryStorage(() => sessionStorage[name] !== undefined),
  );
}
