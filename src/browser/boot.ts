/**
 * The only script of a page before its visitor does something. It notes the visit, tells the bar whether
 * the page is scrolled, and fetches React at the first sign of intent. Built alone, without helpers.
 */
import { attempt } from './attempt.ts';
import { addVisit } from './visit-history.ts';

const page = document.documentElement;
const client = document.querySelector<HTMLElement>('[data-client]')?.dataset['client'] ?? '';
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

let unanswered: HTMLElement | null = null;
let waking = false;

function markScrolled() {
  page.toggleAttribute('data-scrolled', scrollY > 8);
}

/** A press on a control that only React can answer is kept and repeated once React is awake. */
function keepPress({ target }: Event) {
  unanswered = (target instanceof Element && target.closest<HTMLElement>('button[data-live]')) || unanswered;
}

async function wake() {
  if (waking) return;
  waking = true;
  try {
    const { start }: typeof import('./client.ts') = await import(/* @vite-ignore */ client);
    await start();
    unanswered?.click();
  } catch {
    // The page goes on as it is: complete, with links and forms that need no script.
    page.dataset['asleep'] = 'failed';
  }
}

/** Some pages cannot wait for a sign: a view that only React can make, a form with words to restore. */
function wakeIfNeeded() {
  // Words that the visitor left in the form; see `enquiry/draft.ts`.
  const draft = attempt(() => sessionStorage.getItem('enquiry-draft'));
  const awaited = location.search || draft ? '[data-query]' : '#form-state';
  if (document.querySelector(awaited)) wake();
}

// A form that the server sent back stands at the API's address, where a reload would show no page.
if (location.pathname === '/api/enquiries') history.replaceState(null, '', '/contact-us');
addVisit(location.href, Date.now());
markScrolled();
addEventListener('scroll', markScrolled);
addEventListener('click', keepPress, true);
for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
// This script may run before the document is whole, or after.
wakeIfNeeded();
addEventListener('DOMContentLoaded', wakeIfNeeded);
