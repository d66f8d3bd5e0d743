/**
 * The only script in the page itself: the build puts it into the head, in one piece. It applies the chosen palette before
 * the first paint, preloads the fonts, records the visit, marks a scrolled page for the bar, and loads the client: when the
 * page has settled, and at the first interaction at the latest.
 */
import { storedText } from './storage.ts';
import { paletteKey, visitsKey } from './storage-keys.ts';
import { addVisit } from './visit-history.ts';

const { documentElement: root, head } = document;
const { dataset } = root;
const palette = storedText(paletteKey);

dataset['palette'] = palette;
if (palette) {
  for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[media]')) {
    meta.media = meta.dataset['palette'] === palette ? '' : 'not all';
  }
}
// Loaded again, the thank-you page keeps the receipt's room: see receipt.css.
if (history.state?.receipt) dataset['receipt'] = '';
// Browsers delay the first paint for preloaded fonts, up to 100 ms. If a round trip takes longer, a first visit would
// wait for nothing, and fonts that come too late lay out the page twice without being shown. It does without them. A
// later visit has them in its cache, where the client puts them.
if ((navigator.connection?.rtt ?? 0) <= 100 || storedText(visitsKey)) takeTemplate('[data-font]');
else dataset['font'] = '';

/** Puts the links of a template into the head. */
function takeTemplate(selector: string): HTMLTemplateElement | null {
  const template = root.querySelector<HTMLTemplateElement>(selector);
  if (template) head.append(template.content);
  return template;
}

/** In the capturing phase, since `prerenderingchange` doesn't bubble up to the window. */
const event = (type: string) => new Promise((resolve) => addEventListener(type, resolve, true));
const whole = event('DOMContentLoaded');
let loading: boolean | undefined;

/** Runs at every interaction. Marking a scrolled page here, too, saves bytes. */
async function load() {
  dataset['scrolled'] = `${scrollY > 8}`;
  if (loading) return;
  loading = true;
  try {
    // The client is named at the end of the page.
    await whole;
    const client = takeTemplate('[data-js]')?.dataset['js'] ?? '';
    (await import(/* @vite-ignore */ client)).start();
  } catch {
    // Links and forms still work. Controls that need scripts say so, and the next interaction tries again.
    dataset['failed'] = '';
    loading = false;
  }
}

whole.then(async () => {
  // A page that the browser has prerendered may never be seen.
  if (document.prerendering) await event('prerenderingchange');
  addVisit();
});

addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(load));

// The browser has its own copy of a page that was left. Shown again, it's a visit.
addEventListener('pageshow', (event) => event.persisted && addVisit());

// A page that was shown without a load may be behind a reload: the browser then goes back to it without one, too.
for (const type of 'pointerover pointerdown keydown focusin scroll popstate'.split(' ')) {
  addEventListener(type, load, true);
}
