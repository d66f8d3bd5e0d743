/** The two palettes. */

/** The `media` of each palette's theme colour while the visitor hasn't chosen one. */
export const systemMedia = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
} as const;

/** The choice to follow the system. */
export const automatic = 'automatic';
