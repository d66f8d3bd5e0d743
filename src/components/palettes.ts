/** The two palettes. */

export const systemMedia = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
} as const;

export const automatic = 'automatic';
