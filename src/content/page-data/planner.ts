/** The planner's page: what the site states elsewhere about stages, offers and their limits, as it reckons with them. */
import { type Duration, readDuration } from '../durations.ts';
import { paths } from '../paths.ts';
import { plannerPictures } from '../picture-names.ts';
import type { InstrumentWords } from '../schema/instruments.ts';
import type { Site } from '../site.ts';
import { type Builder, find, pageBase } from './builder.ts';

type Words = InstrumentWords['plot-a-course'];
export type CourseName = 'framework' | keyof Words['courses'];

export type { Duration } from '../durations.ts';

export type CourseStage = {
  /** Of the framework: Discover, Chart, Build, Sail on. */
  title: string;
  /** What an offer calls it. */
  name: string | null;
  duration: string;
  takes: Duration;
  holds: string;
  stop: string;
};
export type Course = { stages: readonly CourseStage[]; source: string };

/** An offer's path with what the planner says of it. */
type OfferNamed = { name: string; enquiryPath: string };

/** What the planner knows besides its own words. */
export type PlannerTables = {
  courses: Readonly<Record<CourseName, Course>>;
  offers: Readonly<Record<string, OfferNamed>>;
  /** The whole reason of each refusal, in their order. */
  refusals: readonly string[];
};

/** @throws for a duration, a step or a reason that is not where the content says. */
export function plannerTables(site: Site): PlannerTables {
  const words = site.instruments['plot-a-course'];
  const named = [...words.offers, ...words.refusals].map(({ path }) => {
    const { name, slug } = find(site.offers, 'path', path);
    return [path, { name, enquiryPath: `${paths.contact}?topic=${slug}` }] as const;
  });
  return {
    courses: {
      framework: framework(site),
      startup: ownCourse(site, words.courses.startup),
      rescue: ownCourse(site, words.courses.rescue),
    },
    offers: Object.fromEntries(named),
    refusals: words.refusals.map(({ path, begins }) => {
      const { reasons } = find(site.offers, 'path', path).notFor;
      const reason = reasons.find((candidate) => candidate.startsWith(begins));
      if (!reason)
        throw new Error(`${path} gives no reason that begins “${begins}”: correct plot-a-course.yaml`);
      return reason;
    }),
  };
}

function framework({ pages }: Site): Course {
  const { headline, stages } = pages.howWeWork;
  return {
    source: headline.split(',')[0] ?? headline,
    stages: stages.items.map(({ title, duration, holds, stop }) => ({
      title,
      name: null,
      duration: duration.split(',')[0] ?? duration,
      takes: readDuration(duration),
      holds,
      stop,
    })),
  };
}

/** The framework's four stages under the names that an offer gives them. */
function ownCourse(site: Site, { path, source, stages }: Words['courses']['startup']): Course {
  const { steps } = find(site.offers, 'path', path);
  return {
    source,
    stages: stages.map(({ name, duration, step, holds, stop }, index) => {
      const stated = duration ?? find(steps.items, 'title', step ?? '').duration;
      const { title } = site.pages.howWeWork.stages.items[index] ?? { title: name };
      return {
        title,
        name: name === title ? null : name,
        duration: stated,
        takes: readDuration(stated),
        holds,
        stop,
      };
    }),
  };
}

export type PlannerData = ReturnType<typeof plannerData>;

export function plannerData(builder: Builder) {
  const { site, picture } = builder;
  const drawn = (name: keyof typeof plannerPictures) => ({
    wide: picture(plannerPictures[name].wide),
    narrow: picture(plannerPictures[name].narrow),
  });
  return {
    ...pageBase(builder, paths.plotACourse, site.pages.plotACourse),
    image: null,
    instrument: {
      name: 'plot-a-course' as const,
      words: site.instruments['plot-a-course'],
      common: site.instruments.common,
      page: { name: site.pages.plotACourse.title, path: paths.plotACourse },
      enquiryPath: paths.contact,
      tables: plannerTables(site),
      pictures: { empty: drawn('empty'), example: drawn('example') },
    },
  };
}
