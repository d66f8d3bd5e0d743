/** A calculator's answers and results as the text that goes along with an enquiry. */
import { maxPlanLength } from '../../../contract/enquiry-plan.ts';
import type { CalculatorData } from '../../site/page-data.ts';

export function attachmentText(
  { copy, common, page }: Pick<CalculatorData, 'copy' | 'common' | 'page'>,
  lines: readonly string[],
): string {
  const whole = [`${copy.heading.replaceAll('*', '')} (${page.name})`, '', ...lines];
  const fitting = [...whole];
  const text = () => (fitting.length < whole.length ? [...fitting, common.cut] : fitting).join('\n');
  while (text().length > maxPlanLength) fitting.pop();
  return text();
}
