/** Finds variables that were meant as settings: a limit or an address that is misspelt would be ignored in silence. */
import { editDistance } from './edit-distance.ts';

/** Nobody else's variables begin so. */
const ownPrefixes = /^(?:ENQUIRY|RECAPTCHA|LIMIT|RETENTION|NOTIFY|HSTS)_/;

/** Letters that may be wrong, missing or too many. Single words are too often somebody else's. */
const mostEdits = 2;
const isComparable = (name: string) => name.includes('_');

/** One complaint for each, with the setting that it resembles most. */
export function misspelt(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [nearest] = known
        .filter(isComparable)
        .map((setting) => ({ setting, edits: editDistance(name, setting) }))
        .toSorted((a, b) => a.edits - b.edits);
      const isNear = nearest && isComparable(name) && nearest.edits <= mostEdits;
      if (!nearest || !(isNear || ownPrefixes.test(name))) return [];
      return `${name} is not a setting. Did you mean ${nearest.setting}? Set that, or unset ${name}.`;
    });
}
