/** One line or box of the enquiry form; its limits come from the table that the server checks against. */
import {
  type EnquiryFieldName,
  type EnquiryFieldRule,
  type EnquiryProblem,
  enquiryFields,
} from '../../contract/enquiry.ts';
import type { ContactData } from '../content/page-data.ts';
import { EnquiryCounter } from './enquiry-counter.tsx';
import { describedBy, EnquiryMessage } from './enquiry-message.tsx';

type EnquiryFieldProps = {
  name: EnquiryFieldName;
  type?: 'text' | 'email' | 'tel' | 'long';
  given: string;
  problem: EnquiryProblem | null;
  labels: ContactData['form'];
  hint?: string;
  awake?: boolean;
};

export function EnquiryField(props: EnquiryFieldProps) {
  const { name, type = 'text', given, problem, labels, hint, awake = false } = props;
  const rule: EnquiryFieldRule = enquiryFields[name];
  const shared = {
    id: name,
    name,
    defaultValue: given,
    required: rule.required,
    minLength: rule.minLength || undefined,
    maxLength: rule.maxLength,
    autoComplete: rule.autoComplete,
    inputMode: rule.inputMode,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(name, { hint, problem }),
  };
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={name}>
        {rule.label} {!rule.required && <em>{labels.optional}</em>}
      </label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {type === 'long' ? (
        <>
          {/* The browser would cut a longer text that is pasted, without a word: with scripts we say so instead. */}
          <textarea {...shared} maxLength={awake ? undefined : rule.maxLength} rows={7} />
          {awake && <EnquiryCounter name={name} limit={rule.maxLength} labels={labels} />}
        </>
      ) : (
        <input {...shared} type={type} />
      )}
      <EnquiryMessage problem={problem} name={name} />
    </div>
  );
}
