/** Which of an enquiry's fields are stored, shown and listed, all from the one table of fields. */
import {
  type Enquiry,
  type EnquiryFieldName,
  type EnquiryFieldRule,
  enquiryFieldNames,
  enquiryFields,
} from '../../contract/enquiry.ts';

export type StoredField = keyof Enquiry;

type FieldOfKind<Kind> = {
  [Name in EnquiryFieldName]: (typeof enquiryFields)[Name]['kind'] extends Kind ? Name : never;
}[EnquiryFieldName];

export type LineField = FieldOfKind<'line'>;
export type AttachedField = FieldOfKind<'attachment'>;

export const storedFields: readonly StoredField[] = enquiryFieldNames.filter((name) => name !== 'consent');

/** In the order in which `list --json`, the CSV and the webhook name them. */
export const listedFields: readonly StoredField[] = storedFields
  .filter((name) => place(name) !== undefined)
  .toSorted((a, b) => (place(a) ?? 0) - (place(b) ?? 0));

export const lineFields = listedFields.filter(
  (name): name is LineField => enquiryFields[name].kind === 'line',
);

/** In the order of the form. */
export const attachedFields = storedFields.filter(
  (name): name is AttachedField => enquiryFields[name].kind === 'attachment',
);

function place(name: StoredField): number | undefined {
  const rule: EnquiryFieldRule = enquiryFields[name];
  return rule.listed;
}

/** The values of these fields, by their names. */
export function pick<Field extends StoredField>(
  enquiry: Enquiry,
  fields: readonly Field[],
): Pick<Enquiry, Field> {
  const values: Partial<Record<Field, string>> = {};
  for (const field of fields) values[field] = enquiry[field];
  // Each of the fields was filled in above.
  return values as Pick<Enquiry, Field>;
}
