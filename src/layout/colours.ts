/**
 * Day, dusk or night: as the system asks, unless the visitor has chosen. The choice is kept in their own browser;
 * `boot` puts it on the page before anything is painted.
 */
import { themeColours } from '../brand/brand.ts';
import { paletteKey } from '../browser/palette-key.ts';
import { storedText, tryStorage } from '../browser/try-storage.ts';

type Colours = keyof typeof themeColours;

const next: Readonly<Record<Colours, Colours>> = { day: 'dusk', dusk: 'night', night: 'day' };

export function switchColours(): void {
  const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  const choice = next[chosen() ?? asked];
  // Who goes back to what the system asks for follows it from then on.
  const isAsked = choice === asked;
  tryStorage(() =>
    isAsked ? localStorage.removeItem(paletteKey) : localStorage.setItem(paletteKey, choice),
  );
  showColours(isAsked ? '' : choice);
}

/** Puts a choice on the page, and into the browser's own bars where they take a page's colour. */
function showColours(choice: string): void {
  const { dataset } = document.documentElement;
  if (dataset['palette'] !== choice) {
    dataset['palette'] = choice;
    endFading();
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = themeColours[chosen() ?? (meta.media.includes('dark') ? 'night' : 'day')];
  }
}

/** Changes all at once: a button that fades would stand half-way between two palettes, on the ground of one. */
function endFading(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition && animation.transitionProperty.endsWith('color'))
      animation.finish();
  }
}

/** On a page where another tab, or an earlier page, has chosen. */
export function followChoice(): () => void {
  const follow = () => showColours(storedText(paletteKey));
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
}

/** Whatever is stored may be anything. */
function chosen(): Colours | null {
  const choice = document.documentElement.dataset['palette'];
  return choice === 'day' || choice === 'dusk' || choice === 'night' ? choice : null;
}
