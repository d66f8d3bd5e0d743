/**
 * The only script of a page before its visitor does something. It notes the visit, tells the bar whether
 * the page is scrolled, and fetches React at the first sign of intent. Built alone, without helpers.
 */
import { addVisit } from './visit-history.ts';

const page = document.documentElement;
const client = document.querySelector<HTMLElement>('script[data-client]')?.dataset['client'] ?? '';
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
  for (const sign of signs) removeEventListener(sign, wake, true);
  try {
    const { start }: typeof import('./client.tsx') = await import(/* @vite-ignore */ client);
    await start();
    removeEventListener('click', keepPress, true);
    unanswered?.click();
  } catch {
    // The page goes on as it is: complete, with links and forms that need no script.
    page.dataset['asleep'] = 'failed';
  }
}

/** Words that the visitor left in the form; see `enquiry/draft.ts`. Blocked storage holds none. */
function hasDraft(): boolean {
  try {
    return sessionStorage.getItem('enquiry-draft') !== null;
  } catch {
    return false;
  }
}

/** Some pages cannot wait for a sign: a view that only React can make, a form with words to restore. */
function wakeIfNeeded() {
  const awaited = location.search || hasDraft() ? '[data-query]' : '#form-state';
  if (document.querySelector(awaited)) wake();
}

// A form that the server sent back stands at the API's address, where a reload would show no page.
if (location.pathname === '/api/enquiries') history.replaceState(null, '', '/contact-us');
addVisit(location.href, Date.now());
markScrolled();
addEventListener('scroll', markScrolled, { passive: true });
addEventListener('click', keepPress, true);
for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
// This script may run before the document is whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wakeIfNeeded);
else wakeIfNeeded();
