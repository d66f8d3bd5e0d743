/** Where the visitor's choice between day and night is stored, in their own browser. For `boot`, which has to be small. */
export const schemeKey = 'scheme';
