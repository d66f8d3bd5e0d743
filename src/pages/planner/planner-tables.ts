/** What the project planner takes from elsewhere in the content: stages and offers. */
import { priceOf } from '../../../contract/amount.ts';
import { fill } from '../../../contract/fill.ts';
import { enquiryAbout, paths } from '../../content/paths.ts';
import { findDuration, stageNames } from '../../content/schema/stages.ts';
import { firstStagePrice, priceFormat } from '../../content/worked-example.ts';
import type { Course, CourseStage, PlannerTables } from '../../site/planner-data.ts';
import type { Content } from '../../site/read-content.ts';
import { find } from '../../site/site.ts';

type Copy = ReturnType<typeof plannerCopy>;

/** It's there if the planner's page is. */
export function plannerCopy({ calculators }: Content) {
  if (!calculators.planner)
    throw new Error('The planner has no calculators/planner.yaml: put it back, or remove its page');
  return calculators.planner;
}

export function plannerTables(content: Content): PlannerTables {
  const copy = plannerCopy(content);
  const named = [...copy.offers, ...copy.notFor].map(({ path }) => {
    const { name, slug } = find(content.offers, 'path', path);
    return [
      path,
      { name, enquiryPath: enquiryAbout(slug), price: exampleSentence(content, slug, copy) },
    ] as const;
  });
  return {
    rate: content.prices.rate,
    framework: framework(content),
    courses: Object.fromEntries(copy.offers.map(({ path }) => [path, courseOf(content, path, copy)])),
    offers: Object.fromEntries(named),
  };
}

function exampleSentence({ prices, provider }: Content, slug: string, { texts }: Copy): string | null {
  const example = prices.examples[slug];
  if (!example) return null;
  const price = priceFormat(provider.currency)(priceOf(prices.rate, example.people, example.weeks));
  return fill(texts.examplePrice, { what: example.what, price });
}

function framework({ pages }: Content): Course {
  const { headline, stages } = pages[paths.howWeWork];
  return {
    people: null,
    source: headline.split(',')[0] ?? headline,
    stages: stages.items.map(({ title, duration, deliverable, stop }, index) => ({
      name: stageNames[index] ?? null,
      title,
      steps: [
        {
          title: null,
          duration: duration.split(',')[0] ?? duration,
          takes: findDuration(duration),
          description: deliverable,
        },
      ],
      stop,
    })),
  };
}

/** The steps on the offer's page, under the stages that they belong to. */
function courseOf(content: Content, path: string, { texts }: Copy): Course {
  const { name, slug, steps } = find(content.offers, 'path', path);
  const price = firstStagePrice(content.prices, slug, content.provider.currency);
  const planned = steps.items.map(({ title, duration, description, stage }) => ({
    stage,
    step: { title, duration, takes: findDuration(duration), description },
  }));
  const staged = stageNames.flatMap((stageName, index): CourseStage[] => {
    const own = planned.filter(({ stage }) => stage === stageName).map(({ step }) => step);
    const general = content.pages[paths.howWeWork].stages.items[index];
    if (own.length === 0 || !general) return [];
    const stop = index === 0 && price ? `${general.stop} ${fill(texts.firstPrice, { price })}` : general.stop;
    return [{ name: stageName, title: general.title, steps: own, stop }];
  });
  const unstaged = planned.map(
    ({ step }): CourseStage => ({
      name: null,
      title: step.title,
      steps: [{ ...step, title: null }],
      stop: null,
    }),
  );
  const example = content.prices.examples[slug];
  const isStaged = staged.length > 0;
  return {
    source: name,
    stages: isStaged ? staged : unstaged,
    people:
      isStaged && example
        ? { first: (example.first ?? example).people, rest: (example.whole ?? example).people }
        : null,
  };
}
