/** What a calculator attaches to an enquiry. Its pages load this, and not the table of the form's fields. */

/** Characters. */
export const maxPlanLength = 6000;
