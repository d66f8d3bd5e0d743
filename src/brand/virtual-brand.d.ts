/** The brand's values in a bundle: brand-plugin.ts writes them. */
declare module 'virtual:brand' {
  type Values = Omit<import('./brand.ts').Brand, 'text' | 'accent' | 'logoFiles'>;
  export const darkTokens: Values['darkTokens'];
  export const families: Values['families'];
  export const inkColours: Values['inkColours'];
  export const language: Values['language'];
  export const letterWidths: Values['letterWidths'];
  export const mark: Values['mark'];
  export const position: Values['position'];
  export const themeColours: Values['themeColours'];
  export const tokens: Values['tokens'];
}
