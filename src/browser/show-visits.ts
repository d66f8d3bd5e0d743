/** The visitor's own history, to read and to clear. */
import { fill } from '../../contract/fill.ts';
import { clearVisits, listVisits } from './visit-history.ts';

export function showVisits(main: HTMLElement): void {
  const section = main.querySelector<HTMLElement>('[data-visits]');
  if (!section) return;
  const [intro, status] = section.querySelectorAll('p');
  const [list, clear] = [section.querySelector('ol'), section.querySelector('button')];
  if (!intro || !status || !list || !clear) return;
  const { one = '', many = '', none = '' } = section.dataset;
  const show = () => {
    const visits = listVisits();
    const count = visits.length;
    intro.textContent = count === 1 ? one : fill(many, { count });
    status.textContent = count === 0 ? none : '';
    for (const element of [intro, list, clear]) element.hidden = count === 0;
    list.replaceChildren(
      ...visits.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
    );
  };
  clear.onclick = () => {
    clearVisits();
    show();
    // The pressed button is hidden now.
    status.focus();
  };
  show();
}
