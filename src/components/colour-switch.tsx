/** Day, dusk or night: as the system asks, or as the visitor has chosen, which `boot` applies before the first paint. */
import { Contrast } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { sharedValue } from './shared-value.ts';
import { paletteKey, storedText, tryStorage } from './storage.ts';

/** Changes from day to dusk, to night, and to day again. Without scripts, the system decides. */
export function ColourSwitch({ labelled = false }: { labelled?: boolean }) {
  const shown = useSyncExternalStore(shownPalette.subscribe, shownPalette.read, shownPalette.readOnServer);
  const names = { day: 'Day', dusk: 'Dusk', night: 'Night' };
  const label = shown
    ? `${names[shown]} colours. Switch to ${nextPalette[shown]}`
    : 'Day, dusk or night colours';
  return (
    <button type="button" className="colour-switch" data-live onClick={switchColours}>
      <Contrast aria-hidden="true" />
      <span className={labelled ? undefined : 'sr-only'}>{label}</span>
    </button>
  );
}

type PaletteName = 'day' | 'dusk' | 'night';

const nextPalette: Readonly<Record<PaletteName, PaletteName>> = {
  day: 'dusk',
  dusk: 'night',
  night: 'day',
};

/** The `media` of each palette's theme colour while the visitor hasn't chosen one. */
export const systemMedia: Readonly<Record<PaletteName, string>> = {
  day: '(prefers-color-scheme: light)',
  dusk: 'not all',
  night: '(prefers-color-scheme: dark)',
};

/** The palette that is shown: known once React has hydrated. */
const shownPalette = sharedValue<PaletteName | null>(null);

const dark = () => matchMedia(systemMedia.night);

function switchColours(): void {
  const asked = systemPalette();
  const choice = nextPalette[chosen() ?? asked];
  // A visitor who goes back to what the system asks for follows it from then on.
  const isAsked = choice === asked;
  tryStorage(() =>
    isAsked ? localStorage.removeItem(paletteKey) : localStorage.setItem(paletteKey, choice),
  );
  showColours(isAsked ? '' : choice);
}

function showColours(choice: string): void {
  const { dataset } = document.documentElement;
  if (dataset['palette'] !== choice) {
    dataset['palette'] = choice;
    endFading();
  }
  const shown = chosen();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const palette = meta.dataset['palette'] ?? '';
    if (isPalette(palette)) meta.media = shown ? (palette === shown ? '' : 'not all') : systemMedia[palette];
  }
  shownPalette.set(shown ?? systemPalette());
}

/** Ends colour transitions at once: a button would be half-way between palettes on the new background. */
function endFading(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition && animation.transitionProperty.endsWith('color'))
      animation.finish();
  }
}

export function followChoice(): () => void {
  const follow = () => showColours(storedText(paletteKey));
  follow();
  const following = new AbortController();
  const { signal } = following;
  dark().addEventListener('change', follow, { signal });
  addEventListener('storage', follow, { signal });
  addEventListener('pageshow', follow, { signal });
  return () => following.abort();
}

function systemPalette(): PaletteName {
  return dark().matches ? 'night' : 'day';
}

/** Storage may contain anything. */
function chosen(): PaletteName | null {
  const choice = document.documentElement.dataset['palette'] ?? '';
  return isPalette(choice) ? choice : null;
}

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(nextPalette, name);
}
