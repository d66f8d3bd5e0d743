/** Changes from day to dusk, to night, and to day again. It needs a script; where none runs, the colours are those that the system asks for. */
import { Contrast } from 'lucide-react';
import { switchColours } from './colours.ts';

export function ColourSwitch({ labelled = false }: { labelled?: boolean }) {
  return (
    <button type="button" className="colour-switch" data-live onClick={switchColours}>
      <Contrast aria-hidden="true" />
      <span className={labelled ? undefined : 'sr-only'}>Day, dusk or night colours</span>
    </button>
  );
}
