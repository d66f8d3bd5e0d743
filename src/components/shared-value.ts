/** A value outside React that components follow with `useSyncExternalStore`. */

export function sharedValue<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    /** The value in prerendered pages. */
    readOnServer: () => initial,
    isFollowed: () => listeners.size > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: Value) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
