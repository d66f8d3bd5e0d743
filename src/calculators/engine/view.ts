/** A calculator with its copy, as the build and the browser show it: plain functions of the answers. */
import type { ReactNode } from 'react';
import type { CalculatorData } from '../../site/page-data.ts';
import type { Questions } from './calculator.ts';
import type { Answers } from './fields.ts';

export type CalculatorView = {
  data: CalculatorData;
  questions: Questions;
  /** What a page without answers in its address opens with. */
  initial: Answers;
  /** What's added to an answer when it's the first. */
  completed: (before: Answers, now: Answers) => Answers;
  shown: (answers: Answers) => Shown;
};

/** What follows from answers. */
export type Shown = {
  result: ReactNode;
  /** Below the form and the result. */
  below?: ReactNode;
  /** For screen readers. */
  spoken: string;
  /** Lines for the enquiry; null while there's nothing of the visitor's own to attach. */
  attachment: readonly string[] | null;
};
