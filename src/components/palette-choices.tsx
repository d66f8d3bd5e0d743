/** Automatic, light or dark. None is checked in the HTML, because only the visitor's browser knows the choice: palette.ts.
 * What it would restore after a reload is no press, so it doesn't. */
import { automatic } from './palettes.ts';
import './palette-choices.css';

const choices = [
  [automatic, 'Automatic'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** A page has two groups, so each has a name and a legend of its own. */
export function PaletteChoices({ name, legend }: { name: string; legend: string }) {
  return (
    <fieldset className="cluster palette-choices" data-palette-choices>
      <legend className="sr-only">{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} data-needs-script /> <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
