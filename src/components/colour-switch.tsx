/** Changes from day to dusk, to night, and to day again. Without scripts, the system decides. */
import { Contrast } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { nextPalette, shownPalette, switchColours } from './colours.ts';

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
