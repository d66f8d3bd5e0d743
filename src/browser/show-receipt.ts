/** The thank-you page's reference, which the history's entry has. */

export function showReceipt(main: HTMLElement): void {
  const { dataset } = document.documentElement;
  const place = main.querySelector('[data-receipt]');
  const { receipt } = Object(history.state);
  delete dataset['receipt'];
  if (!place || typeof receipt !== 'string') return;
  place.textContent = receipt;
  dataset['receipt'] = '';
}
