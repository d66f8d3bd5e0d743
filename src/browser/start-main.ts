/** What a page’s `<main>` gets from scripts when it’s shown, and what when only its query changes. */
import { restoreDraft } from './draft.ts';
import { mountIslands } from './islands.ts';
import { showOlderLink } from './older-link.ts';
import { queryChange } from './query-change.ts';
import { showReceipt } from './show-receipt.ts';
import { showVisits } from './show-visits.ts';

export function startMain(main: HTMLElement): void {
  showOlderLink(main);
  showReceipt(main);
  showVisits(main);
  mountIslands(main);
}

export function showQuery(main: HTMLElement): void {
  restoreDraft(main);
  dispatchEvent(new Event(queryChange));
}
