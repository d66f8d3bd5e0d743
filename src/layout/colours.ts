/**
 * Day or night: as the system asks, unless the visitor has chosen the other one. The choice is kept in their own
 * browser; `boot` puts it on the page before anything is painted.
 */
import { themeColours } from '../brand/brand.ts';
import { schemeKey } from '../browser/scheme-key.ts';
import { storedText, tryStorage } from '../browser/try-storage.ts';

type Colours = keyof typeof themeColours;

export function switchColours(): void {
  const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  const other = (chosen() ?? asked) === 'day' ? 'night' : 'day';
  // Who goes back to what the system asks for follows it from then on.
  const choice = other === asked ? '' : other;
  tryStorage(() => localStorage.setItem(schemeKey, choice));
  showColours(choice);
}

/** Puts a choice on the page, and into the browser's own bars where they take a page's colour. */
export function showColours(choice: string): void {
  document.documentElement.dataset['scheme'] = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = themeColours[chosen() ?? (meta.media.includes('dark') ? 'night' : 'day')];
  }
}

/** On a page where another tab, or an earlier page, has chosen. */
export function followChoice(): () => void {
  const follow = () => showColours(storedText(schemeKey));
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
}

function chosen(): Colours | null {
  const choice = document.documentElement.dataset['scheme'];
  return choice === 'day' || choice === 'night' ? choice : null;
}
