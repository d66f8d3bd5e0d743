/** Calculators load this without the table of fields. */

/** Characters. */
export const maxPlanLength = 6000;
