/** Where the visitor's choice of day, dusk or night is stored, in their own browser. For `boot`, which has to be small. */
export const paletteKey = 'palette';
