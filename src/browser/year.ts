/** The footer's year, by the visitor's clock. */
export function showYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
