/** Which fields are stored, shown and listed, from the table of fields. */
import {
  type Enquiry,
  type EnquiryFieldName,
  enquiryFields,
  labelledFields,
} from '../../../contract/enquiry.ts';

type FieldOfKind<Kind> = {
  [Name in EnquiryFieldName]: (typeof enquiryFields)[Name]['kind'] extends Kind ? Name : never;
}[EnquiryFieldName];

const ofKind = <Kind extends string>(kind: Kind) =>
  labelledFields.filter(
    (name): name is FieldOfKind<Kind> & keyof Enquiry => enquiryFields[name].kind === kind,
  );

export const lineFields = ofKind('line');

const attachedFields = ofKind('attachment');

/** In the order of `list --json`, CSV and webhook. The consent is stored as version and date. */
export const storedFields = [...lineFields, ...ofKind('message'), ...attachedFields];

export function pick<Field extends keyof Enquiry>(enquiry: Enquiry, fields: readonly Field[]) {
  return valuesOf(fields, (field) => enquiry[field]);
}

export function valuesOf<Field extends string, Value>(
  fields: readonly Field[],
  value: (field: Field) => Value,
) {
  // `Object.fromEntries` loses the names.
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<Field, Value>;
}

export const emptyEnquiry: Enquiry = valuesOf(storedFields, () => '');
