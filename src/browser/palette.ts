/** Light or dark, as the system asks or the visitor has chosen. */
import { paletteKey, storedText, tryStorage } from './storage.ts';

const choices = () => document.querySelectorAll<HTMLInputElement>('[data-palette-choices] input');

export function watchPalette(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-palette-choices] input'))
      choose(target.value);
  });
  for (const type of ['storage', 'pageshow']) addEventListener(type, show);
  // None is checked until now, so one that is was chosen before this script came.
  const early = [...choices()].find(({ checked }) => checked);
  if (early) choose(early.value);
  else show();
  // Or a browser that reloads the page would check the last choice again, as if it had been pressed.
  for (const input of choices()) input.autocomplete = 'off';
}

/** @param choice empty for automatic, for which nothing is stored. */
function choose(choice: string): void {
  tryStorage(() => (choice ? localStorage.setItem(paletteKey, choice) : localStorage.removeItem(paletteKey)));
  showChoice(choice);
}

const show = () => showChoice(storedText(paletteKey));

function showChoice(choice: string): void {
  applyPalette(choice);
  for (const input of choices()) input.checked = input.value === choice;
}

/** The page's colours, and those of the browser around it. */
export function applyPalette(palette: string): void {
  document.documentElement.dataset['palette'] = palette;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-palette]')) {
    const own = meta.dataset['palette'];
    if (palette) meta.media = palette === own ? '' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}
