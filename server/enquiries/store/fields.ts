/** Which fields are stored, shown and listed, from the table of fields. */
import {
  type Enquiry,
  type EnquiryFieldName,
  type EnquiryFieldRule,
  enquiryFields,
  labelledFields,
} from '../../../contract/enquiry.ts';

type FieldOfKind<Kind> = {
  [Name in EnquiryFieldName]: (typeof enquiryFields)[Name]['kind'] extends Kind ? Name : never;
}[EnquiryFieldName];

const rules: Readonly<Record<EnquiryFieldName, EnquiryFieldRule>> = enquiryFields;

/** The consent is stored as version and date. */
export const storedFields = labelledFields;

const ofKind = <Kind extends string>(kind: Kind) =>
  storedFields.filter((name): name is FieldOfKind<Kind> & keyof Enquiry => rules[name].kind === kind);

const place = (name: keyof Enquiry) => rules[name].listed ?? 0;

/** In the order of `list --json`, CSV and webhook. */
export const listedFields = storedFields
  .filter((name) => place(name) > 0)
  .sort((a, b) => place(a) - place(b));

export const lineFields = ofKind('line').sort((a, b) => place(a) - place(b));

export const attachedFields = ofKind('attachment');

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
