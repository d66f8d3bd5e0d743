/** The thank-you page's receipt, which this tab keeps. A page that's reached by another way has none. */
import { notifiedAnchor } from '../../../contract/enquiry-api.ts';
import { readReceipt } from '../../enquiry/stored.ts';
import { dueDay, officeDay } from '../../enquiry/times.ts';

export function showReceipt(main: HTMLElement): void {
  const section = main.querySelector<HTMLElement>('[data-working-days]');
  const receipt = section && readReceipt(history.state);
  if (!receipt) {
    delete document.documentElement.dataset['receipt'];
    return;
  }
  const { workingDays, timeZone = '', language = '' } = section.dataset;
  const office = { timeZone, language };
  const show = (name: string, text: string | null) => {
    const place = section.querySelector<HTMLElement>(`[data-receipt="${name}"]`);
    if (place && text) place.textContent = text;
    else place?.closest('div')?.remove();
  };
  show('id', receipt.id);
  show('received', officeDay(receipt.acceptedAt, office, true));
  // A reply is due where it's promised.
  const due = officeDay(dueDay(receipt.acceptedAt, Number(workingDays), timeZone), office);
  show('due', location.hash === `#${notifiedAnchor}` ? due : null);
  section.classList.add('is-filled');
}
