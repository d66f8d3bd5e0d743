/** JSON that one tab keeps until it is closed. */
import { tryStorage } from './try-storage.ts';

/** What is stored may be of another version, or another program's; null where nothing can be read. */
export function readSession(key: string): unknown {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null;
}

/** `null` removes the entry. Returns whether the browser did as asked. */
export function writeSession(key: string, value: unknown): boolean {
  return (
    tryStorage(() => {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
      return true;
    }) ?? false
  );
}
