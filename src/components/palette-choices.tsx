/** Automatic, light or dark. Only the visitor's browser knows which: palette.ts. */
import './palette-choices.css';

const choices = [
  ['', 'Automatic'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

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
