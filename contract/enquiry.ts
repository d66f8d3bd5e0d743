/**
 * The enquiry's fields, defined once. HTML attributes, validation, drafts, storage, mail, commands, exports, search
 * and what counts as a repeat derive from this table. No schema library, because the browser pays for every byte.
 */

export type EnquiryFieldRule = {
  label: string;
  /** How mail and the command line show it: in a line, as the message, below it, or not at all. */
  kind: 'line' | 'message' | 'attachment' | 'consent';
  /**
   * Its place in `list --json`, the CSV and the webhook, which other programs read. A new field takes the next number.
   * Fields without one aren't listed, and don't make an enquiry different from an earlier one.
   */
  listed?: number;
  required: boolean;
  /** Characters after trimming, counted as JavaScript counts them. */
  minLength: number;
  maxLength: number;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel';
};

/** In the order in which the form asks for them. */
export const enquiryFields = {
  name: {
    label: 'Your name',
    kind: 'line',
    listed: 1,
    required: true,
    minLength: 2,
    maxLength: 100,
    autoComplete: 'name',
  },
  email: {
    label: 'Your email address',
    kind: 'line',
    listed: 2,
    required: true,
    minLength: 3,
    maxLength: 254,
    autoComplete: 'email',
    inputMode: 'email',
  },
  message: {
    label: 'Your message',
    kind: 'message',
    listed: 6,
    required: true,
    minLength: 20,
    maxLength: 5000,
  },
  company: {
    label: 'Company',
    kind: 'line',
    listed: 3,
    required: false,
    minLength: 0,
    maxLength: 100,
    autoComplete: 'organization',
  },
  phone: {
    label: 'Phone',
    kind: 'line',
    listed: 4,
    required: false,
    minLength: 0,
    maxLength: 32,
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  topic: { label: 'What it’s about', kind: 'line', listed: 5, required: false, minLength: 0, maxLength: 64 },
  plan: { label: 'Your plan', kind: 'attachment', listed: 7, required: false, minLength: 0, maxLength: 6000 },
  consent: { label: 'Consent', kind: 'consent', required: true, minLength: 0, maxLength: 3 },
  history: { label: 'Pages you read', kind: 'attachment', required: false, minLength: 0, maxLength: 60_000 },
} as const satisfies Record<string, EnquiryFieldRule>;

export type EnquiryFieldName = keyof typeof enquiryFields;

// The keys of a constant object are known.
export const enquiryFieldNames = Object.keys(enquiryFields) as readonly EnquiryFieldName[];

/** History is at most this many lines, one a visit. */
export const maxHistoryLines = 500;

/** The off-screen field that people never see and form-filling robots do. */
export const honeypotField = 'website';

/** The topic for what no service page covers. */
export const otherTopic = 'something-else';

/** What the visitor agrees to. Change the version with the wording: each enquiry records which one it saw. */
export const consentVersion = '2026-11-23';
export const consentWording =
  'I agree that you may keep this message to answer my enquiry, for the period stated in the Privacy Policy.';

export type EnquiryProblem = {
  field: EnquiryFieldName;
  code: 'required' | 'too-short' | 'too-long' | 'malformed' | 'unknown' | 'reused-key';
  /** A whole sentence that says what is wrong and how to fix it. */
  message: string;
};

/** An enquiry whose every field has passed its check: trimmed, line breaks as `\n`, absent fields empty. */
export type Enquiry = Readonly<Record<Exclude<EnquiryFieldName, 'consent'>, string>>;

type EnquiryCheck = { enquiry: Enquiry; problems: [] } | { enquiry: null; problems: EnquiryProblem[] };

/** Looks at one field as the visitor left it. Without `topics`, any topic passes. */
export function checkField(
  field: EnquiryFieldName,
  given: unknown,
  topics?: readonly string[],
): EnquiryProblem | null {
  const { label, required, minLength, maxLength }: EnquiryFieldRule = enquiryFields[field];
  const problem = (code: EnquiryProblem['code'], message: string) => ({ field, code, message });
  if (typeof given !== 'string' && given !== undefined && given !== null) {
    return problem('malformed', `“${label}” must be text.`);
  }

  const value = tidy(given);
  if (field === 'consent') {
    return value === 'yes'
      ? null
      : problem('required', 'Tick the box to let us keep and answer your enquiry.');
  }
  if (value === '')
    return required ? problem('required', `Enter ${label.charAt(0).toLowerCase()}${label.slice(1)}.`) : null;
  if (value.length < minLength) {
    return problem('too-short', `“${label}” needs at least ${minLength} characters.`);
  }
  if (value.length > maxLength) {
    return problem('too-long', `“${label}” takes at most ${maxLength} characters; this is ${value.length}.`);
  }
  if (field === 'topic' && topics && value !== otherTopic && !topics.includes(value)) {
    return problem('unknown', 'Choose one of the topics in the list.');
  }
  const fault = malformed(field, value);
  return fault ? problem('malformed', fault) : null;
}

/** Checks a whole enquiry. `given` may come from anywhere; fields that are not the enquiry's are ignored. */
export function validateEnquiry(
  given: Readonly<Record<string, unknown>>,
  topics: readonly string[],
): EnquiryCheck {
  const own = (field: EnquiryFieldName) => (Object.hasOwn(given, field) ? given[field] : undefined);
  const problems = enquiryFieldNames.flatMap((field) => checkField(field, own(field), topics) ?? []);
  if (problems.length > 0) return { enquiry: null, problems };

  const values = enquiryFieldNames
    .filter((field) => field !== 'consent')
    .map((field) => [field, tidy(own(field))] as const);
  // The keys are all field names but consent.
  return { enquiry: Object.fromEntries(values) as Enquiry, problems: [] };
}

/** Blanks, and what shows as little: zero-width characters, direction marks, fillers. */
const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** As typed, without other line breaks, broken surrogates and control characters. What shows nothing is empty. */
export function tidy(given: unknown): string {
  if (typeof given !== 'string') return '';
  if (onlyInvisible.test(given)) return '';
  return given
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''))
    .trim();
}

/** The HTML standard's pattern for email inputs, with at least one dot in the domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

function malformed(field: EnquiryFieldName, value: string): string | null {
  if (enquiryFields[field].kind === 'line' && /[\n\t]/.test(value)) {
    return `“${enquiryFields[field].label}” must be on one line.`;
  }
  if (field === 'email' && !emailPattern.test(value)) {
    return 'Write the email address like name@company.com.';
  }
  if (field === 'phone' && !/^[-+\d\s()./x#]*$/i.test(value.replace(/ext\.?/i, 'x'))) {
    return 'Write the phone number in digits, like +65 6123 4567.';
  }
  if (field === 'history' && value.split('\n').length > maxHistoryLines) {
    return `Attach at most ${maxHistoryLines} pages.`;
  }
  return null;
}
