import { expect, test } from 'vitest';
import { faultsIn, sourceOf } from '../../testing/content/source-of.ts';
import { undrawn } from '../pictures/picture-registry.ts';
import { countedFacts, fillFacts } from './facts.ts';
import { proseSections } from './markdown.ts';

const references = {
  blogUrl: 'https://blog.example',
  facts: { name: 'Harbour Light', 'team-size': 'three to seven people', 'amount-mvp': '84000' },
};

const html = (markdown: string) =>
  proseSections(fillFacts(sourceOf('a.md', `---\na: b\n---\n${markdown}\n`), references), undrawn)[0]?.html;

test.each([
  ['We are **{{team-size}}**.', '<p>We are <strong>three to seven people</strong>.</p>'],
  ['- {{team-size}}', '<ul>\n<li>three to seven people</li>\n</ul>'],
  ['See [it](blog:/notes).', '<p>See <a href="https://blog.example/notes">it</a>.</p>'],
  ['Write `{{team-size}}` for it.', '<p>Write <code>{{team-size}}</code> for it.</p>'],
])('a fact in a text, whatever is around it: %s', (markdown, shown) => {
  expect(html(markdown)).toBe(shown);
});

test('a picture’s words and caption have their facts', () => {
  const source = sourceOf('a.md', '---\na: b\n---\n![The crew of {{name}}](crew "{{team-size}}")\n');
  fillFacts(source, references);
  const [paragraph] = source.body;
  expect(paragraph).toMatchObject({
    children: [{ alt: 'The crew of Harbour Light', title: 'three to seven people' }],
  });
});

test('a reference to no fact, and one that isn’t closed, is reported with its line', () => {
  const yaml =
    '# As {{example}}\nlead: We are {{team-size}}, {{team-sise}}.\ncost: "{{price-sails}}"\na: "{{name"\n';
  const facts = { ...references.facts, 'price-mvp': 'S$1' };
  expect(faultsIn(fillFacts(sourceOf('home.yaml', yaml), { ...references, facts }))).toEqual([
    '2  {{team-sise}}: isn’t known here: write {{team-size}}',
    '3  {{price-sails}}: isn’t known here: write its words, or a name from facts.yaml or prices.yaml',
    '4  {{name: has no }} behind its name: add it',
  ]);
});

test('fields have their facts and addresses of the blog, and one that’s nothing but an amount is a number', () => {
  const source = sourceOf(
    'a.yaml',
    'quote: "{{amount-mvp}}"\ntext: About {{amount-mvp}}\npath: blog:/notes\n',
  );
  expect(fillFacts(source, references).fields.toJS()).toEqual({
    quote: 84000,
    text: 'About 84000',
    path: 'https://blog.example/notes',
  });
});

test('counts services and case studies in words up to nineteen, and states budgets in kilobytes', () => {
  expect(countedFacts({ services: 9, caseStudies: 20 })).toMatchObject({
    'service-count': 'nine',
    'case-study-count': '20',
    'first-view-budget': '14.6 KB',
  });
});
