/**
 * The only script of a page before its visitor does something, and a part of the page itself: it stands in
 * the head. It asks for the fonts, notes the visit, tells the bar whether the page is scrolled, and fetches
 * React at the first sign of intent. Built alone, into one piece.
 */
import { announceFonts } from './announce-fonts.ts';
import { attempt } from './attempt.ts';
import { addVisit, storedVisits } from './visit-history.ts';

const client = document.querySelector<HTMLElement>('[data-client]')?.dataset['client'] ?? '';

let unanswered: HTMLElement | null | undefined;
let waking = false;

function wake() {
  if (waking) return;
  waking = true;
  import(/* @vite-ignore */ client).then(
    () => unanswered?.click(),
    () => {
      // The page goes on as it is: complete, with links and forms that need no script.
    },
  );
}

announceFonts(storedVisits);
// A form that the server sent back stands at the API's address, where a reload would show no page.
if (location.pathname === '/api/enquiries') history.replaceState(null, '', '/contact-us');
addVisit(location.href, Date.now());

addEventListener('scroll', () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 8));
for (const sign of 'pointerover pointerdown touchstart keydown focusin wheel scroll'.split(' ')) {
  addEventListener(sign, wake, { capture: true, passive: true });
}
// A press on a control that only React can answer is kept and repeated once React is awake.
addEventListener(
  'click',
  ({ target }) => {
    unanswered =
      (target instanceof Element && target.closest<HTMLElement>('button[data-live]')) || unanswered;
  },
  true,
);
// Some pages cannot wait for a sign: a view that only React can make, a form with words to restore.
addEventListener('DOMContentLoaded', () => {
  // Kept by `enquiry/draft.ts` and `enquiry/plan.ts`.
  const kept = () => attempt(() => 'enquiry-draft' in sessionStorage || 'enquiry-plan' in sessionStorage);
  if (document.querySelector(location.search || kept() ? '[data-query]' : '#form-state')) wake();
});
