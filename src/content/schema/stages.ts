/** The four stages of how-we-work, in order, and the time that they take from the client's people. */
import { z } from 'zod';
import { findDuration, findEffort } from '../durations.ts';
import { text } from './shapes.ts';

export const stageNames = ['discover', 'design', 'build', 'run'] as const;
export type StageName = (typeof stageNames)[number];

export const effort = text.transform((copy, { addIssue }) => {
  const days = findEffort(copy);
  if (days !== null) return { text: copy, days };
  addIssue('is not a time that the planner can add up: write it as “half a day a week” or “two hours”');
  return z.NEVER;
});

export const duration = text.transform((copy, { addIssue }) => {
  const found = findDuration(copy);
  if (found) return { text: copy, ...found };
  addIssue('states no duration: write it as “2 to 4 weeks”');
  return z.NEVER;
});
