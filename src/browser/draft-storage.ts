/** What the tab keeps of an enquiry: the draft, and a calculator's plan. */
import { draftKey, planKey, readSession, writeSession } from './storage.ts';

export type FormValues = Readonly<Record<string, string>>;

export type Draft = {
  values: FormValues;
  /** The address's query when this was written. A newer one may ask for another topic. */
  query: string;
};

export function storeDraft(draft: Draft): void {
  writeSession(draftKey, Object.keys(draft.values).length > 0 ? draft : null);
}

export const readDraft = (): Draft => readSession<Draft>(draftKey) ?? { values: {}, query: '' };

export function storePlan(text: string): boolean {
  return writeSession(planKey, text);
}

export const readPlan = () => readSession<string>(planKey);

export function removePlan(): void {
  writeSession(planKey, null);
}

export function forgetWritten(): void {
  writeSession(draftKey, null);
  removePlan();
}
