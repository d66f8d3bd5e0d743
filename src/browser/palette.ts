/** Light or dark, as the system asks or the visitor has chosen. */
import { automatic, systemMedia } from '../components/palettes.ts';
import { storedText, tryStorage } from './storage.ts';
import { paletteKey } from './storage-keys.ts';

type PaletteName = keyof typeof systemMedia;

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

function choose(choice: string): void {
  tryStorage(() =>
    isPalette(choice) ? localStorage.setItem(paletteKey, choice) : localStorage.removeItem(paletteKey),
  );
  showPalette(choice);
}

const show = () => showPalette(storedText(paletteKey));

function showPalette(choice: string): void {
  const { dataset } = document.documentElement;
  const palette = isPalette(choice) ? choice : '';
  dataset['palette'] = palette;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const name = meta.dataset['palette'] ?? '';
    if (isPalette(name)) meta.media = palette ? (name === palette ? '' : 'not all') : systemMedia[name];
  }
  for (const input of choices()) input.checked = input.value === (palette || automatic);
}

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(systemMedia, name);
}
