/** Which fields of a value are read: a stand-in for it that notes each access, lists' places left out. */

export type Reads = Set<string>;

export function watchReads<Value>(value: Value, path: string, reads: Reads): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const entry: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol') return entry;
      const place = Array.isArray(target) ? (/^\d+$/.test(key) ? `${path}.*` : null) : `${path}.${key}`;
      // Methods of lists, which find their entries through the stand-in.
      if (place === null) return entry;
      reads.add(place);
      return watchReads(entry, place, reads);
    },
  });
}

/** Every field that a value has, down to single values; an empty list counts as one. */
export function fieldsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return unique(value.flatMap((entry) => fieldsIn(entry, `${path}.*`)));
  if (typeof value !== 'object' || value === null) return [path];
  return unique(Object.entries(value).flatMap(([key, entry]) => fieldsIn(entry, `${path}.${key}`)));
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
