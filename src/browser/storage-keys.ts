/**
 * Everything that the site keeps in a visitor's browser, by the names under which it's stored. There are no cookies.
 */

// In local storage, until the visitor clears it.
export const paletteKey = 'palette';
export const visitsKey = 'visit-history';

// In session storage, until the tab is closed.
export const draftKey = 'enquiry-draft';
/** A calculator's answers, on their way to the form. */
export const planKey = 'enquiry-plan';
/** Where each entry of the history was scrolled to. */
export const positionsKey = 'scroll-positions';
