/** The text that a calculator attaches to the contact form, kept in this tab until it's sent or removed. */
import { readSession, writeSession } from '../components/storage.ts';

/** `boot` looks for it too, to hydrate a form that has to show it. */
const key = 'enquiry-plan';

/** The server takes no more. */
export const maxPlanLength = 6000;

/** Returns whether the browser stored it. */
export function keepPlan(text: string): boolean {
  return writeSession(key, text);
}

/** Another program may have stored something else. */
export function readPlan(): string | null {
  const stored = readSession(key);
  return typeof stored === 'string' && stored !== '' && stored.length <= maxPlanLength ? stored : null;
}

export function removePlan(): void {
  writeSession(key, null);
}
