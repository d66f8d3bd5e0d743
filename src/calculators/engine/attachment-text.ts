/** A calculator's answers and results as the text that goes along with an enquiry. */
import { maxPlanLength } from '../../../contract/enquiry-plan.ts';
import type { CalculatorData } from '../../site/page-data.ts';

/** Which calculator it's from, and whether it's only the example. */
export function attachmentHead({ copy, common, page }: CalculatorData, isExample: boolean): string[] {
  const heading = `${copy.heading.replaceAll('*', '')} (${page.name})`;
  return [heading, ...(isExample ? [`${common.example} ${copy.example.about}`] : []), ''];
}

/** Whole lines, as many as an enquiry takes. `cut` is added if some had to go. */
export function attachmentText(lines: readonly string[], cut: string): string {
  const whole = lines.join('\n');
  if (whole.length <= maxPlanLength) return whole;
  const fitting: string[] = [];
  let length = cut.length;
  for (const line of lines) {
    length += line.length + 1;
    if (length > maxPlanLength) break;
    fitting.push(line);
  }
  return [...fitting, cut].join('\n');
}
