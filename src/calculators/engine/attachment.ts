/** A calculator's answers and results as plain text, attached to an enquiry. */
import { maxPlanLength } from '../../enquiry/plan.ts';

/** Whole lines, as many as an enquiry takes. `cut` is added if some had to go. */
export function attachmentText(lines: readonly string[], cut: string): string {
  const whole = lines.join('\n');
  if (whole.length <= maxPlanLength) return whole;
  const kept: string[] = [];
  let length = cut.length;
  for (const line of lines) {
    length += line.length + 1;
    if (length > maxPlanLength) break;
    kept.push(line);
  }
  return [...kept, cut].join('\n');
}
