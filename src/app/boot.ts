/**
 * The only script that runs before an interaction. The build puts it into the head of every page, in one piece. It
 * applies the chosen palette before the first paint, delays the layout of what's below the first view, preloads the
 * fonts, records the visit, marks a scrolled page for the bar, and loads React at the first interaction.
 */
import { paletteKey, storedText, tryStorage } from '../components/storage.ts';
import { addVisit, visitsKey } from '../components/visit-history.ts';

const { documentElement: root, head } = document;
const { dataset } = root;
const palette = storedText(paletteKey);

dataset['palette'] = palette;
if (palette) {
  for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[media]')) {
    meta.media = meta.dataset['palette'] === palette ? '' : 'not all';
  }
}
// "0" is a new visit to the top of a page. Phones and tablets then lay out sections below the first view when they come
// near (see base.css). After a reload, Back or a link to a place, the browser has to know each height to find that place.
dataset['visit'] = performance.navigation.type + location.hash;
// Where the router keeps what an entry of the history was given, such as a receipt: the page makes room for it.
dataset['state'] = history.state?.usr;
// Browsers delay the first paint for preloaded fonts, up to 100 ms. If a round trip takes longer, a first visit would
// wait for nothing, and fonts that come too late lay out the page twice without being shown. It does without them. A
// later visit has them in its cache, where the client puts them. The fonts' links are the page's first template.
if ((navigator.connection?.rtt ?? 0) <= 100 || storedText(visitsKey)) takeTemplate('template');
else dataset['fonts'] = '';

/** Puts the links of a template into the head. */
function takeTemplate(selector: string): HTMLTemplateElement | null {
  const template = root.querySelector<HTMLTemplateElement>(selector);
  if (template) head.append(template.content);
  return template;
}

/** In the capturing phase, since `prerenderingchange` doesn't bubble up to the window. */
const event = (type: string) => new Promise((resolve) => addEventListener(type, resolve, true));
const whole = event('DOMContentLoaded');
let pressed: HTMLElement | null | undefined;
/** 1 while it's under way, 2 once React has the page. */
let hydration = 0;

/** Runs at every interaction, and at once on pages that can't wait. Marking a scrolled page here, too, saves bytes. */
async function hydrate() {
  root.toggleAttribute('data-scrolled', scrollY > 8);
  if (hydration) return;
  hydration = 1;
  try {
    // The client entry is named at the end of the page, and React must not hydrate half a page.
    await whole;
    // Error screens have none.
    const { js } = takeTemplate('[data-js]')?.dataset ?? {};
    if (!js) return;
    await (await import(/* @vite-ignore */ js)).hydrate();
    dataset['hydrated'] = '';
    hydration = 2;
    pressed?.click();
  } catch {
    // Links and forms still work. Controls that need React say so, and the next interaction tries again.
    dataset['failed'] = '';
    pressed = null;
    hydration = 0;
  }
}

whole.then(async () => {
  // A page that the browser has prerendered may never be seen.
  if (document.prerendering) await event('prerenderingchange');
  addVisit();
  // Hydrate at once on pages that show a form's answer, a query or something from the tab's storage.
  let shown = '#form-state';
  for (const [, name] of `${location.search},${tryStorage(() => Object.keys(sessionStorage))}`.matchAll(
    /[?&,]([a-z][\w-]*)/g,
  ))
    shown += `,[name=${name}],[data-hydrate-for~=${name}]`;
  if (root.querySelector(shown)) hydrate();
});

for (const type of 'pointerover pointerdown keydown focusin scroll'.split(' ')) {
  addEventListener(type, hydrate, true);
}
// A press that only React can answer is repeated after hydration. Until then it's stopped: React listens while it
// hydrates, and would answer too. With some assistive technology a click is the only event of a press.
addEventListener(
  'click',
  (event) => {
    // Clicks always have an element as their target.
    const control = (event.target as Element).closest<HTMLElement>(
      // Menus too, where the browser has no popovers.
      `[data-needs-script]${'popover' in root ? '' : ',[popovertarget]'}`,
    );
    if (control && hydration < 2) {
      event.stopPropagation();
      pressed = control;
      hydrate();
    }
  },
  true,
);
