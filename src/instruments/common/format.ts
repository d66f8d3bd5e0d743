/**
 * Figures as Singapore writes them. Signs and the currency are set here, since browsers differ in both, and
 * what is prerendered must be the same to the letter.
 */

const formats = new Map<string, Intl.NumberFormat>();

function digits(value: number, least: number, most: number): string {
  const key = `${least}-${most}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-SG', { minimumFractionDigits: least, maximumFractionDigits: most });
    formats.set(key, format);
  }
  const text = format.format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** 1,234 · 12.5 · 0.12 */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  return digits(value, 0, size >= 1000 ? 0 : size >= 10 ? 1 : 2);
}

/** As it was entered, with its digits grouped. */
export function formatEntered(value: number): string {
  return digits(value, 0, 10);
}

/** S$1,234 · S$13.65 · S$0.0137 */
export function formatMoney(value: number): string {
  const size = Math.abs(value);
  const places = size >= 1000 ? [0, 0] : size >= 0.1 || size === 0 ? [2, 2] : [2, 4];
  const [least = 0, most = 0] = places;
  const text = digits(value, least, most);
  return text.startsWith('−') ? `−S$${text.slice(1)}` : `S$${text}`;
}

/** Replaces each `{name}` of a template. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
