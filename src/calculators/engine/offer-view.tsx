/** A calculator on an offer's page: one view for all six definitions. */
import type { OfferCalculatorData } from '../../site/page-data.ts';
import { bind } from '../definitions.ts';
import { writeQuery } from './fields.ts';
import { OfferResult } from './offer-result.tsx';
import { enquiryText, spokenText } from './texts.ts';
import type { CalculatorView } from './view.ts';

export function offerView(data: OfferCalculatorData): CalculatorView {
  const { common, enquiryPath } = data;
  const { fields, example, form, result: resultOf } = bind(data);
  const initialQuery = writeQuery(fields, example);
  return {
    data,
    fields,
    initial: example,
    completed: (_, now) => now,
    groups: form,
    shown: (answers) => {
      const result = resultOf(answers);
      return {
        isExample: writeQuery(fields, answers) === initialQuery,
        result: <OfferResult result={result} common={common} />,
        spoken: spokenText(result),
        enquiryPath,
        attachment: enquiryText(form(answers), result, answers, common),
      };
    },
  };
}
