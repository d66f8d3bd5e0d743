/** A message shown on whatever page the visitor is: what became of something they began on another one. */
import { sharedValue } from './shared-value.ts';

export type Notice = {
  text: string;
  link: { label: string; path: string };
  /** Label of the button that removes it. */
  close: string;
};

export const notice = sharedValue<Notice | null>(null);
