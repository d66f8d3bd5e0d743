/** A page without any rendering, for forms that are refused faster than the contact page could be shown. */

export function plainPage(message: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Your enquiry was not taken</title><h1>Your enquiry was not taken</h1>',
    `<p>${message}</p>`,
    '<p>Go back in your browser: what you wrote is still in the form, and you can send it again from there.</p>',
    '<p><a href="/contact-us">To the contact page</a></p></html>',
  ].join('\n');
}
