/** What every page's `<main>` gets from scripts, on arrival and whenever its address changes. */
import { applyFilter } from './filter.ts';
import { startMotion } from './motion.ts';
import { showReceipt } from './receipt.ts';
import { showVisits } from './visit-list.ts';

export function startPage(main: HTMLElement): void {
  applyFilter(main);
  showReceipt(main);
  showVisits(main);
  startMotion(main);
}

/** The same page at another query. */
export function showQuery(main: HTMLElement): void {
  applyFilter(main);
  dispatchEvent(new Event('querychange'));
}
