/** What the calculators work out for each priced example is what the pages say of it. */
import { describe, expect, test } from 'vitest';
import { bind } from '../../src/calculators/definitions.ts';
import { planProject } from '../../src/calculators/planner/rules.ts';
import { priceOf } from '../../src/content/worked-example.ts';
import { plannerTables } from '../../src/pages/planner/planner-tables.ts';
import { readContent } from '../../src/site/read-content.ts';
import { isStraitworks } from '../support/built-site.ts';

const content = await readContent('content');
const { calculators, examples, offers, pages } = content;
const { common, planner, runway } = calculators;

const rowsOf = (path: '/startups') =>
  (pages[path]?.sections ?? []).flatMap(({ html }) =>
    [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
        cell.replace(/<[^>]*>/g, '').trim(),
      ),
    ),
  );

const amountIn = (words = '') => Number(/S\$([\d,]+)/.exec(words)?.[1]?.replaceAll(',', ''));
const thousands = (amount: number) => Math.round(amount / 1000) * 1000;

describe.runIf(isStraitworks())('each priced example', () => {
  const sums = rowsOf('/startups').filter(([cash]) => !Number.isNaN(amountIn(cash)));

  test('the table of sums has a row for each of the runway’s examples', () => {
    expect(sums.map(([, , , price]) => amountIn(price)).sort((a, b) => b - a)).toEqual(
      runway?.offers.map(({ price }) => price),
    );
  });

  test.each(sums)('with %s, %s for %s at %s leaves what the runway says', (cash, _, weeks, price, left) => {
    if (!runway) throw new Error('There is no runway');
    const { result } = bind({ name: 'runway', copy: runway, common });
    const burn = '10000';
    const founder = { cash: String(amountIn(cash)), burn };
    const answers = { ...founder, quote: String(amountIn(price)), weeks: /\d+/.exec(weeks)?.[0] ?? '' };
    const { figures, verdict } = result(answers);
    expect(thousands(amountIn(figures[0]?.text ?? ''))).toBe(amountIn(left));
    expect(verdict?.text).toContain('6 months or more');
    // Asked for more than there is, it suggests the same for the same sum.
    const advised = result({ ...answers, quote: String(amountIn(cash) + 1) }).verdict?.text;
    expect(amountIn(advised?.split('For ')[1])).toBe(amountIn(price));
  });

  const planned = (planner?.offers ?? [])
    .map(({ path }) => offers.find((offer) => offer.path === path))
    .flatMap((offer) => (offer ? [offer] : []));

  test.each(planned.map(({ path, slug }) => [path, slug]))(
    'the planner’s total for %s includes what its page says it costs',
    (path, slug) => {
      if (!planner) throw new Error('There is no planner');
      const row = planner.offers.find((each) => each.path === path);
      const chosen = Object.entries(row?.when ?? {}).map(([name, values]) => [name, values?.[0] ?? '']);
      const { systems, ...answers } = Object.fromEntries(chosen);
      const tables = plannerTables(content);
      // A further connection is what its page has a second price for.
      const counts = tables.courses[path]?.stages.some(({ steps }) => steps.some(({ takes }) => takes?.each));
      const only = { ...planner, offers: planner.offers.filter((each) => each.path === path) };
      const { price, offer } = planProject(
        { copy: only, tables, common },
        { ...answers, systems: counts || systems === 'many' ? '3' : '2' },
      );
      expect(offer?.path).toBe(path);
      const example = examples.examples[slug];
      if (!example || !price) {
        // Work without stages is said by its example.
        expect(tables.offers[path]?.price).toContain(example?.what);
        return;
      }
      const { people, weeks, whole } = example;
      const cost = priceOf(examples.rate, people, weeks);
      const [least = 0] = whole?.weeks.map((each) => priceOf(examples.rate, whole.people, each)) ?? [];
      expect(price.total.least).toBeLessThanOrEqual(cost + least);
      expect(price.total.most).toBeGreaterThanOrEqual(cost + least);
    },
  );
});
