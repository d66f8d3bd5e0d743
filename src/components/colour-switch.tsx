/** Day, dusk or night: as the system asks, or as the visitor has chosen, which `boot` applies before the first paint. */

import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { sharedValue } from './shared-value.ts';
import { paletteKey, storedText, tryStorage } from './storage.ts';
import './colour-switch.css';

const choicesId = 'palettes';

/** In the bar, a button opens the choices, by the browser's own means. */
export function ColourSwitch() {
  return (
    <button
      type="button"
      className="bar-button colour-switch"
      popoverTarget={choicesId}
      onClick={withoutPopover}
    >
      <Icon shape="contrast" />
      <span className="sr-only">Colours</span>
    </button>
  );
}

/** Browsers without popovers show the choices at the end of the page. */
function withoutPopover(): void {
  if (!('popover' in HTMLElement.prototype))
    document.getElementById(choicesId)?.querySelector('input')?.focus();
}

/** What it opens looks like the menu's panels, and is last in the page, to save the first view's bytes. */
export function ColourPanel() {
  return (
    <div id={choicesId} popover="auto" className="bar-panel">
      <div className="page-width colour-panel">
        <ColourChoices name="palette" legend="Colours" />
      </div>
    </div>
  );
}

/** A page has several groups: each has a name and a legend of its own. */
export function ColourChoices({ name, legend }: { name: string; legend: string }) {
  const chosen = useSyncExternalStore(choice.subscribe, choice.read, choice.readOnServer);
  return (
    <fieldset className="cluster colour-choices">
      <legend className="sr-only">{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            data-needs-react
            checked={chosen === value}
            onChange={() => choose(value)}
          />{' '}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type PaletteName = 'day' | 'dusk' | 'night';

/** The `media` of each palette's theme colour while the visitor hasn't chosen one. */
export const systemMedia: Readonly<Record<PaletteName, string>> = {
  day: '(prefers-color-scheme: light)',
  dusk: 'not all',
  night: '(prefers-color-scheme: dark)',
};

type Choice = PaletteName | 'automatic';

const choices: readonly (readonly [Choice, string])[] = [
  ['automatic', 'Automatic'],
  ['day', 'Day'],
  ['dusk', 'Dusk'],
  ['night', 'Night'],
];

/** Null until React has hydrated: prerendered pages don't know it. */
const choice = sharedValue<Choice | null>(null);

function choose(chosen: Choice): void {
  tryStorage(() =>
    chosen === 'automatic' ? localStorage.removeItem(paletteKey) : localStorage.setItem(paletteKey, chosen),
  );
  showColours(chosen);
}

function showColours(chosen: Choice): void {
  const { dataset } = document.documentElement;
  const palette = chosen === 'automatic' ? '' : chosen;
  if (dataset['palette'] !== palette) {
    dataset['palette'] = palette;
    endFading();
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const name = meta.dataset['palette'] ?? '';
    if (isPalette(name)) meta.media = palette ? (name === palette ? '' : 'not all') : systemMedia[name];
  }
  choice.set(chosen);
}

/** Ends colour transitions at once: a button would be half-way between palettes on the new background. */
function endFading(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition && animation.transitionProperty.endsWith('color'))
      animation.finish();
  }
}

export function followChoice(): () => void {
  const follow = () => {
    // Storage may contain anything.
    const stored = storedText(paletteKey);
    showColours(isPalette(stored) ? stored : 'automatic');
  };
  follow();
  const following = new AbortController();
  const { signal } = following;
  addEventListener('storage', follow, { signal });
  addEventListener('pageshow', follow, { signal });
  return () => following.abort();
}

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(systemMedia, name);
}
