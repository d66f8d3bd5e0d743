/** A message shown on whatever page the visitor is: what became of something they began on another one. */
export type Notice = {
  text: string;
  link: { label: string; path: string };
  /** Label of the button that removes it. */
  close: string;
};

let current: Notice | null = null;
const listeners = new Set<() => void>();

export const notice = {
  read: () => current,
  readOnServer: () => null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  show: (next: Notice | null) => {
    current = next;
    for (const listener of listeners) listener();
  },
};
