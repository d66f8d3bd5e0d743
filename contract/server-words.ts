/**
 * What the server says to a visitor, by name, with what each is about. The content has the words, and the build hands them to
 * the server. A name in braces becomes a value.
 */

/** Of a field of an enquiry that it can't take. */
export const problemWords = {
  required: 'that a field is blank, as {label}',
  consent: 'that the consent is missing',
  notText: 'that {label} is no text',
  tooShort: 'that {label} has less than {least} characters',
  tooLong: 'that {label} has more than {most} characters: {length}',
  notOneLine: 'that {label} has line breaks',
  address: 'that it’s no email address',
} as const;

/** Of such an enquiry as a whole. */
export const refusalWords = {
  'foreign-origin': 'that it came from another site',
  'too-large': 'that it’s too large',
  'unsupported-type': 'that it’s neither a form nor JSON',
  'too-many': 'that too many are coming in at the moment',
  timeout: 'that it may be stored or not',
  unavailable: 'that it can’t be stored just now',
  heading: 'the heading of a page with one of these',
  back: 'how to come back to the form',
  otherWays: 'how else to reach you: {phone} and {email}',
  contactPage: 'the link to the page with the form',
} as const;

export type ProblemWords = Readonly<Record<keyof typeof problemWords, string>>;
export type RefusalWords = Readonly<Record<keyof typeof refusalWords, string>>;
