/** The brand's values in a bundle: brand-plugin.ts writes them. */
declare module 'virtual:brand' {
  type Values = Omit<import('./brand.ts').Brand, 'text' | 'accent' | 'logoFiles'>;
  export const darkTokens: Values['darkTokens'];
  export const language: Values['language'];
  export const mark: Values['mark'];
  export const themeColours: Values['themeColours'];
  export const tokens: Values['tokens'];
}
