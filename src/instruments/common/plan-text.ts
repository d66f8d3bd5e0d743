/** An instrument's answers and results as plain text, for the enquiry that they are attached to. */
import { maxPlanLength } from '../../browser/enquiry/plan.ts';

/** Whole lines, as many as an enquiry takes; `cut` says so where some had to go. */
export function planText(lines: readonly string[], cut: string): string {
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
