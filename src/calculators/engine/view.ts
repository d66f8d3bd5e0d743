/** A calculator with its copy: plain functions of the answers. */
import type { ReactNode } from 'react';
import type { CalculatorData } from '../../site/page-data.ts';
import type { Questions } from './calculator.ts';
import type { Answers } from './fields.ts';

export type CalculatorView = {
  data: CalculatorData;
  questions: Questions;
  initial: Answers;
  completed: (before: Answers, now: Answers) => Answers;
  shown: (answers: Answers) => Shown;
};

export type Shown = {
  result: ReactNode;
  below?: ReactNode;
  spoken: string;
  /** Lines for the enquiry; null while there's nothing of the visitor's own to attach. */
  attachment: readonly string[] | null;
};
