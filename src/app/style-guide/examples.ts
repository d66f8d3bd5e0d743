/** Sample data for components, shared by their tests and the style guide. */

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

const paragraph =
  '<p>A paragraph as an offer has it: two or three sentences. It’s long enough to break into lines, so that you can judge its measure.</p>';

/** What decides how a written section is laid out: a table, named paragraphs or plain text. */
export const sectionLayoutExamples: Readonly<Record<string, string>> = {
  text: paragraph.repeat(2),
  table:
    '<table><thead><tr><th>Cause</th><th>Early sign</th></tr></thead><tbody><tr><td>Unclear goals</td><td>Two answers to one question</td></tr><tr><td>No owner</td><td>Meetings without minutes</td></tr></tbody></table>',
  'named paragraphs': [1, 2, 3, 4]
    .map((number) => `<p><strong>Entry ${number}.</strong> What is said of it, in a sentence.</p>`)
    .join(''),
};

const actions = [
  { label: 'Where it leads', path: '/services' },
  { label: 'And where else', path: '/how-we-work' },
];

export const sectionHeadingExamples = [
  { heading: 'A heading *with its lead*', lead: 'The sentence that leads into the section.' },
  {
    heading: 'A heading that leads on',
    lead: 'The sentence that leads into the section.',
    actions: actions.slice(0, 1),
  },
  { heading: 'A heading that leads on *to two pages*', lead: 'The sentence that leads in.', actions },
];

export const neighboursExample = {
  label: 'Other pages',
  previous: { path: '/services/dev-ops', name: 'The page before', words: 'What it is about.' },
  following: { path: '/services/product-design', name: 'The page after', words: 'What it is about.' },
};
