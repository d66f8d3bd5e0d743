/**
 * The only script of a page before its visitor does something, and a part of the page itself: it stands in
 * the head. It shows the colours that were chosen, preloads the fonts, records the visit, marks a scrolled page for
 * the bar, and loads React at the first sign of intent. Built alone, into one piece.
 */

import { paletteKey } from './palette-key.ts';
import { preloadFonts } from './preload-fonts.ts';
import { storedText, tryStorage } from './try-storage.ts';
import { addVisit, visitsKey } from './visit-history.ts';

const root = document.documentElement;
const client = root.querySelector<HTMLElement>('[data-client]')?.dataset['client'] ?? '';

let pressed: HTMLElement | undefined;
let waking = false;
let awake = false;

function wake() {
  if (waking) return;
  waking = true;
  import(/* @vite-ignore */ client).then(
    () => {
      awake = true;
      pressed?.click();
    },
    () => {
      // The page goes on as it is, with links and forms that need no script. What needs React says so.
      root.dataset['failed'] = '';
    },
  );
}

/** A page that the browser has prerendered for a link that is pointed at may never be visited. */
function whenShown(work: () => void) {
  if (!document.prerendering) return work();
  addEventListener('prerenderingchange', work, { capture: true, once: true });
}

root.dataset['palette'] = storedText(paletteKey);
preloadFonts(storedText(visitsKey));
// A form that the server sent back stands at the API's address, where a reload would show no page.
if (location.pathname === '/api/enquiries') history.replaceState(null, '', '/contact-us');
whenShown(() => addVisit(location.href, Date.now()));

addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 8));
for (const type of 'pointerover pointerdown touchstart keydown focusin wheel scroll'.split(' ')) {
  addEventListener(type, wake, { capture: true, passive: true });
}
// A press on a button that only React can answer is repeated once React has taken the page over, and kept from it until
// then: React listens while it still hydrates, and would answer too. With some assistive technology a press is a click
// and no other sign.
addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const live = target instanceof Element && target.closest<HTMLElement>('[data-live]');
    if (!live || awake) return;
    event.stopPropagation();
    pressed = live;
    wake();
  },
  true,
);
// Some pages cannot wait for intent: a view that only React can make, a form with a draft to restore.
addEventListener('DOMContentLoaded', () => {
  // Stored by `enquiry/draft.ts` and `enquiry/plan.ts`.
  const stored = () =>
    tryStorage(() => 'enquiry-draft' in sessionStorage || 'enquiry-plan' in sessionStorage);
  whenShown(() => {
    if (root.querySelector(location.search || stored() ? '[data-query]' : '#form-state')) wake();
  });
});
