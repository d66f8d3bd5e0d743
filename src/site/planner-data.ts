/** What the project planner is given beside its copy: the stages of each offer, in types. */
import type { Duration, StageName } from '../content/schema/stages.ts';
import type { CalculatorCopy, CalculatorDataOf, OfferCalculatorData } from './calculator-data.ts';

export type { Duration, StageName } from '../content/schema/stages.ts';

export type PlannerCopy = CalculatorCopy['planner'];

export type CourseStep = {
  /** Null if the stage itself is the step. */
  title: string | null;
  duration: string;
  /** Null if the copy gives no fixed duration, such as “From then on”. */
  takes: Duration | null;
  description: string;
  /** Who works on it, where that isn't the stage's own team. */
  people?: number;
};

export type CourseStage = {
  /** Null for work that doesn't follow the four stages. */
  name: StageName | null;
  title: string;
  steps: readonly CourseStep[];
  stop: string | null;
};
export type Course = {
  stages: readonly CourseStage[];
  source: string;
  /** How many people work in the first stage and after it; null where the work isn't priced by its stages. */
  people: { first: number; rest: number } | null;
};

export type PlannerTables = {
  rate: number;
  framework: Course;
  courses: Readonly<Record<string, Course>>;
  offers: Readonly<Record<string, { name: string; enquiryPath: string; price: string | null }>>;
};

export type PlannerCalculatorData = CalculatorDataOf<'planner'> & {
  tables: PlannerTables;
};

export type CalculatorData = OfferCalculatorData | PlannerCalculatorData;
