/** Which fields are stored, shown and listed, from the table of fields. */
import {
  type Enquiry,
  type EnquiryFieldRule,
  enquiryFields,
  type LabelledField,
  labelledFields,
} from '../../../contract/enquiry.ts';

const ofKind = (kind: EnquiryFieldRule['kind']) =>
  labelledFields.filter((name) => enquiryFields[name].kind === kind);

export const lineFields = ofKind('line');

/** In the order of `list --json`, CSV and webhook. The consent is stored as version and date. */
export const storedFields = [...lineFields, ...ofKind('message'), ...ofKind('attachment')];

export function forEachField<Value>(value: (field: LabelledField) => Value) {
  const values = storedFields.map((field) => [field, value(field)]);
  // `Object.fromEntries` loses the names.
  return Object.fromEntries(values) as Record<LabelledField, Value>;
}

export const emptyEnquiry: Enquiry = forEachField(() => '');
