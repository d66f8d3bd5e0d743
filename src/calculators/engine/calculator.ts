/** A calculator is a definition, which computes a result from answers, and a view, which shows it. */
import type { ReactNode } from 'react';
import type { Answers, Questions } from './questions.ts';

/** `text` is null where it isn't known yet. */
export type Figure = { label: string; text: string | null };

export type Verdict = {
  text: string;
  reasons?: readonly string[];
  link?: { label: string; path: string };
};

/** The first figure is the main one. Without a verdict something is still needed for it. */
export type Result = { figures: readonly Figure[]; verdict: Verdict | null };

export type Definition = {
  questions: Questions;
  /** By their names in formulas and rules. */
  values: Readonly<Record<string, string | number>>;
  result: (answers: Answers) => Result;
};

export type View = {
  questions: Questions;
  initial: Answers;
  completed: (before: Answers, now: Answers) => Answers;
  shown: (answers: Answers) => Shown;
};

export type Shown = {
  result: ReactNode;
  below?: ReactNode;
  spoken: string;
  /** For the enquiry; null while there's nothing of the visitor's own to attach. */
  attachment: string | null;
};

export function figure(
  label: string,
  value: number,
  format: (value: number) => string,
  endless = '',
): Figure {
  if (value === Number.POSITIVE_INFINITY) return { label, text: endless };
  return { label, text: Number.isNaN(value) ? null : format(value) };
}
