/** For tests: a tab's storage, and one that the browser blocks. */

export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};

export const blockedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
