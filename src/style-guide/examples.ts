/** Sample data for components of `src/ui`, shared by their tests and the style guide. */

const sizes = ['normal', 'small'] as const;
const looks = ['filled', 'outlined'] as const;

/** Every combination of size, look, state and kind of the link-or-button control. */
export const linkOrButtonExamples = sizes.flatMap((size) =>
  looks.flatMap((look) =>
    [false, true].flatMap((disabled) => [
      { size, look, disabled, path: '/how-we-work', children: 'Link' },
      { size, look, disabled, children: 'Button' },
    ]),
  ),
);

export const headlineExamples = [
  'Chart first. Then build *the right thing.*',
  'Plain words only',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz *and other very long words*',
] as const;

export const percentageExamples = [37, 23, 25, 0, 100] as const;
