/** A calculator with its copy, as the build and the browser show it: plain functions of the answers. */
import type { ReactNode } from 'react';
import type { CalculatorData } from '../../site/page-data.ts';
import type { Group, Questions } from './calculator.ts';
import type { Answers } from './fields.ts';

export type CalculatorView = {
  data: CalculatorData;
  /** Whether its result takes the whole width, below the form. */
  isLong?: boolean;
  /** Before the next group's title, on a button that leads there. */
  next?: string;
  /** What a button says that copies the page's address, answers and all. */
  linkCopied?: string;
  fields: Questions;
  /** What a page without answers in its address opens with. */
  initial: Answers;
  /** What's changed before an answer counts, as the visitor has given it for the first time. */
  completed: (before: Answers, now: Answers) => Answers;
  groups: (answers: Answers) => readonly Group[];
  shown: (answers: Answers) => Shown;
};

/** What follows from answers. */
export type Shown = {
  isExample: boolean;
  /** What of the result keeps its size, so that it may stand above the questions. */
  chart?: ReactNode;
  result: ReactNode;
  /** What of the result stays in view beside the questions, where it's above or below them. */
  strip?: ReactNode;
  /** Below the form and the result. */
  below?: ReactNode;
  /** For screen readers. */
  spoken: string;
  enquiryPath: string;
  /** Plain text for the enquiry, or null while there's nothing worth attaching. */
  attachment: readonly string[] | null;
};
