/**
 * The enquiry's fields, from which form, checks, drafts, mail, commands and exports derive. A field also needs a
 * label in the content and a column. No schema library, because the browser pays for every byte.
 */

import { maxPlanLength } from './enquiry-plan.ts';
import { fill } from './fill.ts';
import { problemWords as problems } from './server-words.ts';

export type EnquiryFieldRule = {
  /** How mail and commands show it. */
  kind: 'line' | 'message' | 'attachment' | 'consent';
  required: boolean;
  /** Of the tidied text, as JavaScript counts. */
  minLength: number;
  maxLength: number;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel';
};

/** In the form's order. */
export const enquiryFields = {
  name: {
    kind: 'line',
    required: true,
    // 吴 is a name.
    minLength: 1,
    maxLength: 100,
    autoComplete: 'name',
  },
  email: {
    kind: 'line',
    required: true,
    minLength: 3,
    maxLength: 254,
    autoComplete: 'email',
    inputMode: 'email',
  },
  message: {
    kind: 'message',
    required: true,
    // Five Chinese characters can say as much as ten words.
    minLength: 5,
    maxLength: 5000,
  },
  company: {
    kind: 'line',
    required: false,
    minLength: 0,
    maxLength: 100,
    autoComplete: 'organization',
  },
  phone: {
    kind: 'line',
    required: false,
    minLength: 0,
    maxLength: 64,
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  topic: { kind: 'line', required: false, minLength: 0, maxLength: 64 },
  plan: { kind: 'attachment', required: false, minLength: 0, maxLength: maxPlanLength },
  consent: { kind: 'consent', required: true, minLength: 0, maxLength: 3 },
} as const satisfies Record<string, EnquiryFieldRule>;

export type EnquiryFieldName = keyof typeof enquiryFields;

export const enquiryFieldNames = Object.keys(enquiryFields) as readonly EnquiryFieldName[];

export type LabelledField = Exclude<EnquiryFieldName, 'consent'>;
export const labelledFields = enquiryFieldNames.filter((name) => name !== 'consent');

type FieldWords = { labels: Readonly<Record<LabelledField, string>> };

/** People never see this field, and robots fill it in. */
export const honeypotField = 'website';

/** The date of the wording that the form showed: an open page may show an earlier one. */
export const consentVersionField = 'consentVersion';

/** For what no service page covers. */
export const otherTopic = 'something-else';

export type EnquiryProblem = {
  field: EnquiryFieldName;
  code: 'required' | 'too-short' | 'too-long' | 'malformed';
  message: string;
};

/** Checked and tidied, with absent fields empty. */
export type Enquiry = Readonly<Record<LabelledField, string>>;

type EnquiryCheck = { enquiry: Enquiry; problems: [] } | { enquiry: null; problems: EnquiryProblem[] };

function checkField(field: EnquiryFieldName, given: unknown, { labels }: FieldWords): EnquiryProblem | null {
  const { required, minLength, maxLength }: EnquiryFieldRule = enquiryFields[field];
  const problem = (code: EnquiryProblem['code'], words: string, values = {}) => ({
    field,
    code,
    message: fill(words, values),
  });
  // So much text isn't worth tidying.
  const isFarTooLong = typeof given === 'string' && given.length > 4 * maxLength;
  const value = isFarTooLong ? given : tidy(field, given);
  if (field === 'consent') return value === 'yes' ? null : problem('required', problems.consent);
  const label = labels[field];
  if (typeof given !== 'string' && given !== undefined && given !== null)
    return problem('malformed', problems.notText, { label });
  if (value === '') {
    const asked = label.charAt(0).toLowerCase() + label.slice(1);
    return required ? problem('required', problems.required, { label: asked }) : null;
  }
  const { length } = value;
  if (length < minLength) return problem('too-short', problems.tooShort, { label, least: minLength });
  if (length > maxLength) return problem('too-long', problems.tooLong, { label, most: maxLength, length });
  // Mail programs would decode `=?…?=`, and show another address.
  const isAddress = emailPattern.test(value) && !value.includes('=?');
  return field === 'email' && !isAddress ? problem('malformed', problems.address) : null;
}

/** Other fields are ignored. A topic that's gone, which an open page may still offer, becomes the other topic. */
export function validateEnquiry(
  given: Readonly<Record<string, unknown>>,
  topics: readonly string[],
  words: FieldWords,
): EnquiryCheck {
  const own = (field: EnquiryFieldName) => (Object.hasOwn(given, field) ? given[field] : undefined);
  const problems = enquiryFieldNames.flatMap((field) => checkField(field, own(field), words) ?? []);
  if (problems.length > 0) return { enquiry: null, problems };

  const values = labelledFields.map((field) => [field, tidy(field, own(field))] as const);
  const enquiry = Object.fromEntries(values) as Enquiry;
  const isKnown = enquiry.topic === '' || topics.includes(enquiry.topic);
  return { enquiry: isKnown ? enquiry : { ...enquiry, topic: otherTopic }, problems: [] };
}

const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Phones add these to what's copied from contacts. In a longer text they belong to its language. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Word's soft line break is U+000B. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** As typed, in NFC, without control characters. A line break becomes a line feed, in one line a blank. */
export function tidy(field: EnquiryFieldName, given: unknown): string {
  if (typeof given !== 'string') return '';
  const lines = given.replace(lineBreaks, '\n');
  const isLine = enquiryFields[field].kind === 'line';
  const laidOut = isLine ? lines.replace(directions, '').replace(/[\n\t]/g, ' ') : lines;
  const text = inNormalForm(laidOut.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')).trim();
  if (onlyInvisible.test(text)) return '';
  return field === 'email' ? withAsciiDomain(text) : text;
}

/**
 * Text in NFC. Ordering marks takes quadratic time, and no writing has more than thirty in a row, so the rest goes.
 * https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
function inNormalForm(text: string): string {
  return text.replace(/\p{M}+/gu, (marks) => [...marks].slice(0, 30).join('')).normalize();
}

/** What has no such form stays as typed. */
function withAsciiDomain(address: string): string {
  // Nothing longer is an address, and the parser takes quadratic time.
  if (address.length > enquiryFields.email.maxLength) return address;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // These would end the host.
  if (/^[!-~]*$/.test(domain) || /[\0-,/:-@[-`{-\x7f]/.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/** The HTML standard's pattern for email inputs, with at least one dot in the domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
