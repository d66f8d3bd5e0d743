/** How a sheet writes. Pictures have their text as outlines; a chart inside a page has text in the page's fonts. */

export type Face = 'italic' | 'sans' | 'sans-bold';

export type Lettering = {
  face?: Face;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems. */
  tracking?: number;
};

export type Figure = { text: string; x: number; y: number };

export type Letters = {
  /** Width in pixels. */
  measure(text: string, lettering: Lettering): number;
  /** A line of text with its baseline at `y`; the halo keeps other lines away from the letters. */
  line(
    text: string,
    x: number,
    y: number,
    lettering: Lettering,
    paint: { ink: string; halo: string },
  ): string;
  /** Figures all over a sheet, each with its middle at `x`. */
  figures(figures: readonly Figure[], size: number, ink: string): string;
};
