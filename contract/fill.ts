/** Puts in values by name: `{count}`. */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
