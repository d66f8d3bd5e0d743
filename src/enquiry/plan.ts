/** What a calculator hands to the contact form: plain text, kept in this tab until it is sent or removed. */
import { readSession, writeSession } from '../components/storage.ts';

/** `boot` looks for it too, to wake a form that has it to show. */
const key = 'enquiry-plan';

/** The server takes no more. */
export const maxPlanLength = 6000;

/** Whether the browser kept it: with storage blocked or full it does not. */
export function keepPlan(text: string): boolean {
  return writeSession(key, text);
}

/** What is stored may be another program's. */
export function readPlan(): string | null {
  const stored = readSession(key);
  return typeof stored === 'string' && stored !== '' && stored.length <= maxPlanLength ? stored : null;
}

export function removePlan(): void {
  writeSession(key, null);
}
