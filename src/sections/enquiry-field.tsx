/** One line or box of the enquiry form; its limits come from the table that the server checks against. */
import { type EnquiryFieldName, type EnquiryFieldRule, enquiryFields } from '../../contract/enquiry.ts';

type EnquiryFieldProps = {
  name: EnquiryFieldName;
  type?: 'text' | 'email' | 'tel' | 'long';
  /** The word that marks a field one may leave empty. */
  optional: string;
  hint?: string;
};

export function EnquiryField({ name, type = 'text', optional, hint }: EnquiryFieldProps) {
  const rule: EnquiryFieldRule = enquiryFields[name];
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  const shared = {
    id: name,
    name,
    required: rule.required,
    minLength: rule.minLength || undefined,
    maxLength: rule.maxLength,
    autoComplete: rule.autoComplete,
    inputMode: rule.inputMode,
    'aria-describedby': hintId,
  };
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={name}>
        {rule.label} {!rule.required && <em>{optional}</em>}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {type === 'long' ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} />}
    </div>
  );
}
