/** The script in the page's head: palette, fonts, visit, and when the client comes. */
import { applyPalette } from './palette.ts';
import { paletteKey, storedText, visitsKey } from './storage.ts';
import { addVisit } from './visit-history.ts';
import { whenIdle } from './when-idle.ts';

const { documentElement: root, head } = document;
const { dataset } = root;

applyPalette(storedText(paletteKey));
// Loaded again, the thank-you page keeps the receipt's room: see text-page.css.
if (history.state?.receipt) dataset['receipt'] = '';
// Browsers hold the first paint back for preloaded fonts. On a slow line, a first visit does without them; they're in
// the cache for the next page.
if ((navigator.connection?.rtt ?? 0) <= 100 || storedText(visitsKey)) takeTemplate('[data-fonts]');
else dataset['withoutFonts'] = '';

function takeTemplate(selector: string): HTMLTemplateElement | null {
  const template = root.querySelector<HTMLTemplateElement>(selector);
  if (template) head.append(template.content);
  return template;
}

const whole = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
let loading: boolean | undefined;

async function load() {
  dataset['scrolled'] = `${scrollY > 8}`;
  if (loading) return;
  loading = true;
  try {
    await whole;
    const client = takeTemplate('[data-js]')?.dataset['js'] ?? '';
    (await import(/* @vite-ignore */ client)).start();
  } catch {
    // Links and forms still work, and the next interaction tries again.
    dataset['failed'] = '';
    loading = false;
  }
}

whole.then(addVisit);
addEventListener('load', () => whenIdle(load));

// The browser has its own copy of a page that was left. Shown again, it's a visit.
addEventListener('pageshow', (event) => event.persisted && addVisit());

// After a reload, Back to an entry that the client has made fires only popstate.
for (const type of 'pointerover pointerdown keydown focusin scroll popstate'.split(' ')) {
  addEventListener(type, load, true);
}
