/** The geometry of the provider's mark: two shores, and the course between them. In a square of `logoSize`. */
export const logoSize = 32;

export const logoShapes = {
  shores: ['M2 2h16c1 5-3 7-6 9s-3 6-10 8Z', 'M30 30H13c0-5 4-6 7-8s4-7 10-9Z'],
  course: 'm5 27 9-8 4-5 9-8',
  courseLine: { width: 2.5, dash: [4.2, 2.4] },
} as const;
