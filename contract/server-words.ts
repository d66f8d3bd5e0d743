/** What the server says to a visitor. `{names}` become values. */

/** About a field. */
export const problemWords = {
  required: 'Enter {label}.',
  consent: 'Tick the box to let us keep and answer your enquiry.',
  notText: '“{label}” must be text.',
  tooShort: '“{label}” is too short. It needs at least {least} characters.',
  tooLong: '“{label}” takes at most {most} characters; this is {length}.',
  address: 'Enter an email address such as name@company.com.',
} as const;

/** About the whole enquiry. */
export const refusalWords = {
  'foreign-origin': 'This enquiry didn’t come from our site, so we can’t accept it.',
  'too-large': 'An enquiry takes at most 128 KiB.',
  'unsupported-type': 'Send the enquiry as a form or as JSON.',
  'too-many': 'Too many messages are coming in at the moment. Please try again later.',
  timeout:
    'We can’t tell whether your enquiry was stored. Send it again to be sure: we’ll count both as one.',
  unavailable: 'Your enquiry could not be stored just now. Please try again later.',
  heading: 'We didn’t get your enquiry',
  back: 'Go back in your browser: what you wrote is still in the form, and you can send it again from there.',
  otherWays: 'You can also call {phone} or email {email}.',
  contactPage: 'Contact page',
} as const;
