/** What comes before and after a page among its like. The last is followed by the first. */

/** @param page one of `pages`. Where it is the only one, it is its own neighbour. */
export function neighboursIn<Page>(pages: readonly Page[], page: Page): { previous: Page; following: Page } {
  const at = pages.indexOf(page);
  return { previous: pages.at(at - 1) ?? page, following: pages[(at + 1) % pages.length] ?? page };
}
