/** One control of the enquiry form; its limits come from the table that the server checks against. */
import {
  type EnquiryFieldName,
  type EnquiryFieldRule,
  type EnquiryProblem,
  enquiryFields,
  type LabelledField,
  labelledFields,
} from '../../contract/enquiry.ts';
import type { ContactData } from '../site/page-data.ts';

export const askedFields = labelledFields.filter((name) => enquiryFields[name].kind !== 'attachment');

type EnquiryFieldProps = {
  name: LabelledField;
  given: string;
  problem: EnquiryProblem | null;
  copy: ContactData['form'];
  hint?: string;
  options?: readonly (readonly [value: string, label: string])[];
};

export function EnquiryField(props: EnquiryFieldProps) {
  const { name, given, problem, copy, hint, options } = props;
  const rule: EnquiryFieldRule = enquiryFields[name];
  const shared = {
    id: name,
    name,
    defaultValue: given,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': hint ? `${name}-problem ${name}-hint` : `${name}-problem`,
  };
  const typed = {
    ...shared,
    required: rule.required,
    minLength: rule.minLength || undefined,
    // No maxLength: browsers cut what's pasted without a word. The server says what's too long.
    autoComplete: rule.autoComplete,
    inputMode: rule.inputMode,
    // Arabic and Hebrew are written from the right.
    dir: 'auto',
  };
  return (
    <div className={`stack field field-${name}`}>
      <label htmlFor={name} className="strong">
        {copy.labels[name]} {!rule.required && <em className="soft">{copy.optional}</em>}
      </label>
      {hint && (
        <p className="note" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {rule.kind === 'message' && <textarea {...typed} rows={7} />}
      {options && (
        <select {...shared}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {rule.kind === 'line' && !options && <input {...typed} type={rule.inputMode ?? 'text'} />}
      <ProblemSlot name={name} problem={problem} />
    </div>
  );
}

type ProblemSlotProps = { name: EnquiryFieldName; problem: EnquiryProblem | null };

export function ProblemSlot({ name, problem }: ProblemSlotProps) {
  return (
    <div id={`${name}-problem`} data-slot={`${name}-problem`}>
      <EnquiryMessage problem={problem} />
    </div>
  );
}

export function EnquiryMessage({ problem }: { problem: EnquiryProblem | null }) {
  if (!problem) return null;
  return (
    <p className="enquiry-problem">
      <span className="enquiry-mark" aria-hidden="true">
        !
      </span>
      <span>{problem.message}</span>
    </p>
  );
}
