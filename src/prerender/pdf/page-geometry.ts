/** The measures of a printed sheet, in points: A4 with a frame, a narrow column for headings, a wide one for text. */
export const page = { width: 595.28, height: 841.89 } as const;

/** From the paper's edge to the outer line of the frame, and the frame's own width. */
export const frame = { inset: 24, width: 7 } as const;

export const masthead = {
  left: frame.inset + frame.width,
  top: frame.inset + frame.width,
  width: page.width - 2 * (frame.inset + frame.width),
  height: 208,
} as const;

export const column = {
  heading: { x: 58, width: 132 },
  text: { x: 208, width: 325 },
} as const;

/** Where text may stand, from page to page; the first page begins below its masthead. */
export const margins = { top: 80, bottom: 80, left: column.text.x, right: page.width - 533 } as const;

/** Baseline area of the line at each page's foot. */
export const footTop = page.height - 66;
