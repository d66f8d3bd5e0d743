/** What every page's `<main>` gets from scripts, on arrival and whenever its address changes. */
import { applyFilter } from '../pages/case-studies/apply-filter.ts';
import { showReceipt } from '../pages/text/show-receipt.ts';
import { showVisits } from '../pages/text/show-visits.ts';
import { showOlderLink } from './older-link.ts';
import { queryChange } from './query-change.ts';

export function startMain(main: HTMLElement): void {
  applyFilter(main);
  showOlderLink(main);
  showReceipt(main);
  showVisits(main);
}

/** The same page at another query. */
export function showQuery(main: HTMLElement): void {
  applyFilter(main);
  dispatchEvent(new Event(queryChange));
}
