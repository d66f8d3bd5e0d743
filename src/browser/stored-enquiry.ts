/** What the tab keeps of an enquiry: the draft, and a calculator's plan. */
import { maxPlanLength } from '../../contract/enquiry-plan.ts';
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

export function readDraft(): Draft {
  const { values, query } = record(readSession(draftKey));
  const texts = Object.entries(record(values)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { values: Object.fromEntries(texts), query: typeof query === 'string' ? query : '' };
}

export function storePlan(text: string): boolean {
  return writeSession(planKey, text);
}

export function readPlan(): string | null {
  const plan = readSession(planKey);
  return typeof plan === 'string' && plan !== '' && plan.length <= maxPlanLength ? plan : null;
}

export function removePlan(): void {
  writeSession(planKey, null);
}

export function forgetWritten(): void {
  writeSession(draftKey, null);
  removePlan();
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
