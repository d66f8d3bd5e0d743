/**
 * A path in its one normal form, as RFC 3986 has it: letters, digits and `-._~` need no escape, and the digits of other
 * escapes are capitals. `/contact%2Dus` → `/contact-us`.
 */
export function normalPath(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });
}
