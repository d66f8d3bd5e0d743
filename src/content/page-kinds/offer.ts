/** An offer is what a client can buy: the pages below services, enterprises and startups. */
import { z } from 'zod';
import { fill } from '../../../contract/fill.ts';
import type { OfferSection } from '../content-files.ts';
import { findDuration, findEffort } from '../durations.ts';
import { breadcrumbTo, find, type PageContext, pageBase, type Tone } from '../page-context.ts';
import { type PageText, pageForEach } from '../page-kind.ts';
import { paths } from '../paths.ts';
import { offerChartName } from '../pictures/picture-names.ts';
import { offerCalculators } from '../schema/calculators.ts';
import type { Examples } from '../schema/examples.ts';
import { type ContentNames, caseStudyName, listOf, offerPath } from '../schema/names.ts';
import type { Prices } from '../schema/prices.ts';
import { stageNames } from '../schema/stages.ts';
import { closing, filedPage, headline, question, text } from '../schema/text.ts';
import { moneyIn, priceOf, priceRange } from '../worked-example.ts';
import { type CalculatorSources, calculatorData } from './calculator-data.ts';
import { type CaseStudySources, caseStudyTeaser } from './case-study.ts';

const step = z.strictObject({
  title: text.describe('the step in a few words'),
  duration: text
    .refine(
      (copy) =>
        findDuration(copy) !== null ||
        findEffort(copy) !== null ||
        /^(?:from|every|until|as long as|ongoing)\b/i.test(copy),
      'states no duration in days, weeks or months: write it as “2 to 4 weeks”, or begin with “From”, “Every”, “Until” or “As long as” if the step has no end of its own',
    )
    .describe('how long it takes, such as 2 to 4 weeks'),
  description: text.describe('what happens in it'),
  stage: z
    .enum(stageNames)
    .optional()
    .describe(
      'the stage that the planner shows this step in; leave it out where the work has no such stages',
    ),
});

const steps = z
  .array(step)
  .min(3)
  .max(6)
  .refine((items) => {
    const order = items.map(({ stage }) => (stage ? stageNames.indexOf(stage) : -1));
    return order.every(
      (place, index) => (place === -1) === (order[0] === -1) && place >= (order[index - 1] ?? -1),
    );
  }, 'name a stage for every step or for none, in the order discover, design, build, run');

/** What decides the price. The worked example is in `content/examples.yaml`. */
const cost = z
  .strictObject({
    factors: z.array(text).min(2).max(4).describe('what makes it cost more or less'),
  })
  .describe('what decides the price');

export const offerSchema = (names: ContentNames) =>
  z.strictObject({
    ...filedPage.shape,
    name: text.describe('the short name for cards'),
    summary: text.describe('one sentence for cards'),
    order: z.int().min(1).describe('its place among the offers of its section, as a number'),
    headline,
    lead: text.describe('the sentences below the headline'),
    situation: text.max(60).describe('what people say who need it, for the table on the services page'),
    audience: text
      .max(90, 'is longer than 90 characters: the first screen has two lines for it')
      .describe('who it is for'),
    firstResult: text.max(60).describe('what the client gets first, and when'),
    typicalTime: text.max(60).describe('how long the whole work takes'),
    opensWith: z
      .enum(['first-section', 'calculator'])
      .optional()
      .describe(
        'the page’s best argument, if it’s the first section, which then comes before the outcomes, or the calculator, right below them',
      ),
    outcomes: z.array(text).min(3).max(5).describe('what the client gets'),
    steps: z
      .strictObject({
        heading: headline,
        note: text.optional().describe('why the stages take longer or shorter here than on how-we-work'),
        items: steps.describe('three to six steps'),
      })
      .describe('how the work goes'),
    cost,
    technology: z
      .array(
        z.strictObject({
          group: text.describe('what the group is for'),
          names: z.array(text).min(1).describe('the technologies by name'),
        }),
      )
      .min(2)
      .describe('groups of technologies'),
    notFor: z
      .strictObject({ heading: headline, reasons: z.array(text).min(2).describe('two reasons or more') })
      .describe('the reasons against this service'),
    calculator: offerCalculators
      .optional()
      .describe('the name of a file in content/calculators, without its ending'),
    caseStudies: listOf(caseStudyName(names)).max(3).describe('up to three names of case studies, or []'),
    related: listOf(offerPath(names)).min(1).max(3).describe('one to three paths of other services'),
    questions: z.array(question).min(2).max(6).describe('two to six questions with their answers'),
    next: closing.describe('the page’s last section'),
  });

export type Offer = PageText<ReturnType<typeof offerSchema>> & { section: OfferSection };

export interface OfferSources extends CaseStudySources {
  offers: readonly Offer[];
  calculators: CalculatorSources['calculators'];
  prices: Prices;
  examples: Examples;
}

export type OfferCard = ReturnType<typeof offerCard>;

export function offerCard({ content }: PageContext<OfferSources>, offer: Offer) {
  const { name, summary, path, slug, typicalTime } = offer;
  return { name, summary, path, typicalTime, price: priceShown(content, slug) };
}

/** The example's price with what it's the price of, or the words for a page that has none. */
export function priceShown(content: OfferSources, slug: string): string {
  return workedExample(content, slug)?.hero ?? content.prices.offer.hero.none;
}

function linkTo({ path, name, summary }: Offer) {
  return { path, name, summary };
}

export type OfferData = ReturnType<typeof offerData>;

function offerData(context: PageContext<OfferSources>, offer: Offer) {
  const { content, hero } = context;
  const { path, section, slug, steps, cost } = offer;
  const { audience, firstResult, typicalTime, opensWith, outcomes, technology, notFor, questions, next } =
    offer;
  return {
    ...pageBase(context, path, offer, toneOf(section)),
    ...{ audience, firstResult, typicalTime, opensWith, outcomes, technology, notFor, questions, next },
    breadcrumb: breadcrumbTo(context, paths[section], { label: offer.name, path }),
    image: hero(offerChartName(section, slug)),
    topic: slug,
    steps: {
      heading: steps.heading,
      note: steps.note,
      items: steps.items.map(({ title, duration, description }) => ({ title, duration, description })),
    },
    cost: { ...costWords(content), decides: cost.factors, worked: workedExample(content, slug) },
    calculator: offer.calculator ? calculatorData(context, offer.calculator, offer) : null,
    caseStudies: offer.caseStudies.map((name) =>
      caseStudyTeaser(context, find(content.caseStudies, 'slug', name)),
    ),
    related: offer.related.map((path) => linkTo(find(content.offers, 'path', path))),
  };
}

function costWords({ prices: { offer } }: OfferSources) {
  const { heading, factors, example, link, hero } = offer;
  return { heading, factors, example, link, hero: { label: hero.label, none: hero.none } };
}

/** Null where `examples.yaml` has none for the page. */
function workedExample({ prices, examples: { rate, examples }, provider }: OfferSources, slug: string) {
  const money = moneyIn(provider.currency);
  const example = examples[slug];
  if (!example) return null;
  const { what, short, people, weeks, whole } = example;
  const total = money(priceOf(rate, people, weeks));
  const sum = fill(prices.offer.sum, {
    people,
    weeks: weeks === 1 ? '1 week' : `${weeks} weeks`,
    rate: money(rate),
    total,
  });
  const hero = fill(prices.offer.hero.price, { total, what: short });
  if (!whole) return { what, sum, hero };
  const range = priceRange(rate, whole, money);
  const [least, most] = whole.weeks;
  const rest = { what: whole.what, people: whole.people, weeks: `${least} to ${most} weeks`, range };
  return {
    what,
    sum: `${sum} ${fill(prices.offer.whole, rest)}`,
    hero: `${hero}${fill(prices.offer.hero.whole, { range, what: whole.short })}`,
  };
}

/** Services and enterprises, with all their child pages, have dark heroes. */
export function toneOf(section: OfferSection): Tone {
  return section === 'startups' ? 'light' : 'dark';
}

/** The offers of a section: `/services/dev-ops` and its neighbours. */
export const offersIn = <Section extends OfferSection>(section: Section) =>
  pageForEach(
    `${paths[section]}/:slug`,
    ({ offers }: OfferSources) => offers.filter((offer) => offer.section === section),
    offerData,
    ({ calculator }) => (calculator ? { needs: 'calculator' } : {}),
  );
