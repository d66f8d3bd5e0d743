/** The charts' colours: the design tokens of `src/styles/tokens.css` as sRGB, because a picture cannot read them. */
export type ChartTone = 'light' | 'dark';

export type Palette = {
  /** Sea from deep to shallow: one colour a depth band. */
  bands: readonly [string, string, string, string];
  land: string;
  shore: string;
  contour: string;
  ink: string;
  soft: string;
  course: string;
  paper: string;
};

export const palettes: Readonly<Record<ChartTone, Palette>> = {
  light: {
    bands: ['#edf4f8', '#dfecf4', '#cfe2ee', '#b5d3e6'],
    land: '#efe1c6',
    shore: '#0f2238',
    contour: '#9dbdd2',
    ink: '#0f2238',
    soft: '#4c6c88',
    course: '#cf3a12',
    paper: '#fcfbf7',
  },
  dark: {
    bands: ['#0f2238', '#132a44', '#183351', '#1f3f60'],
    land: '#e3d3b3',
    shore: '#e3d3b3',
    contour: '#34526f',
    ink: '#fcfbf7',
    soft: '#9db6ca',
    course: '#fb6a3f',
    paper: '#0f2238',
  },
};
