import { expect, test } from 'vitest';
import { fixtureContent } from '../../../testing/content/fixture-content.ts';
import { findDuration } from '../../content/schema/stages.ts';
import { plannerCopy, plannerTables } from '../../pages/planner/planner-tables.ts';
import type { Course, CourseStage, PlannerTables, StageName } from '../../site/page-data.ts';
import { readContent } from '../../site/read-content.ts';
import { formatDay } from '../engine/days.ts';
import { type Answers, namesIn } from '../engine/questions.ts';
import { type Plan, planFor } from './plan.ts';

const content = await readContent(fixtureContent);
const written = plannerCopy(content);
const { provider } = content;
const half = { text: 'half a day a week', days: 0.5 };
const whole = { text: 'a day a week', days: 1 };
/** The copy of the content, with figures of our own. */
const copy: typeof written = {
  ...written,
  attention: { design: whole, build: half },
  roles: [
    { role: 'Sponsor', stages: [{ inAll: { text: 'a day', days: 1 } }, null, null, null], source: 'A test' },
    { role: 'Head', stages: [null, { aWeek: whole }, { aWeek: half }, null], source: 'A test' },
    { role: 'Users', stages: [null, null, { words: 'at each demonstration' }, null], source: 'A test' },
  ],
};

/** A stage with a step for each duration; without a name, a step of work that has no stages. */
function stage(name: StageName | null, ...durations: readonly string[]): CourseStage {
  const steps = durations.map((duration, index) => ({
    title: `Step ${index + 1}`,
    duration,
    takes: findDuration(duration),
    description: `What happens in step ${index + 1}.`,
  }));
  const title = name === null ? 'Steady work' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { name, title, steps, stop: null };
}

/** By two people at first, and then by three. */
const course = (stages: readonly CourseStage[]): Course => ({
  stages,
  source: 'A test',
  people: { first: 2, rest: 3 },
});
const allStages = course([
  stage('discover', '2 to 4 weeks'),
  stage('design', '3 to 6 weeks'),
  stage('build', '2 to 9 months'),
  stage('run', 'four weeks'),
]);
const tables: PlannerTables = { ...plannerTables(content), framework: { ...allStages, people: null } };

const plan = (answers: Answers, used = tables) => planFor({ copy, tables: used, provider }, answers);
/** The plan of a rescue, as if its page had these stages. */
const rescue = (answers: Answers, ...stages: CourseStage[]) =>
  plan(
    { exists: 'trouble', ...answers },
    { ...tables, courses: { '/services/project-rescue': course(stages) } },
  );
/** Each stage's last days. */
const endsIn = (planned: Plan) =>
  planned.stages.map(({ ends }) => ends && [formatDay(ends.least), formatDay(ends.most)].join(' – '));

/** Monday 4 January 2027, worked out by hand. */
test('each stage ends after the one before it, at the earliest and at the latest', () => {
  const planned = plan({ start: '2027-01-04' });
  expect(endsIn(planned)).toEqual([
    '18 January 2027 – 1 February 2027',
    '8 February 2027 – 15 March 2027',
    '8 April 2027 – 15 December 2027',
    '6 May 2027 – 12 January 2028',
  ]);
  expect(planned.stages.map(({ when }) => when)).toEqual([
    'ends mid-January to early February 2027',
    'ends early February to mid-March 2027',
    'ends early April to mid-December 2027',
    'ends early May 2027 to mid-January 2028',
  ]);
});

test('a stage takes as long as its steps, one after the other', () => {
  const planned = rescue(
    { start: '2027-01-04' },
    stage('discover', '2 working days', '8 working days'),
    stage('build', '1 week'),
  );
  expect(endsIn(planned)).toEqual(['18 January 2027 – 18 January 2027', '25 January 2027 – 25 January 2027']);
  expect(planned.stages.map(({ duration }) => duration)).toEqual([
    '2 working days, then 8 working days',
    '1 week',
  ]);
});

test('after a step without a fixed duration there are no dates', () => {
  const stages = [stage('discover', '1 week'), stage('build', 'From then on'), stage('run', '1 week')];
  expect(endsIn(rescue({ start: '2027-01-04' }, ...stages))).toEqual([
    '11 January 2027 – 11 January 2027',
    null,
    null,
  ]);
});

test.each([
  ['', null],
  ['1', '18 January 2027 – 18 January 2027'],
  ['2', '18 January 2027 – 18 January 2027'],
  ['4', '1 February 2027 – 15 February 2027'],
])('with “%s” systems, the connections after the first take their time each', (systems, ends) => {
  const answers = { start: '2027-01-04', systems };
  expect(endsIn(rescue(answers, stage('build', '2 weeks', '1 to 2 weeks each')))).toEqual([ends]);
});

/** By hand: two people for a week, then three for two to four. */
test('a plan costs its people times its weeks, and says so', () => {
  const planned = rescue({}, stage('discover', '1 week'), stage('build', '2 to 4 weeks'));
  expect(planned.cost).toContain('CA$40,000 to CA$70,000');
  expect(planned.price?.parts).toEqual([
    { title: 'Discover', people: '2 people for 1 week', price: 'CA$10,000' },
    { title: 'Build', people: '3 people for 2 to 4 weeks', price: 'CA$30,000 to CA$60,000' },
  ]);
});

test('work without stages, or of a length that isn’t known, has no total', () => {
  expect(rescue({}, stage('build', '1 to 2 weeks each')).price).toBeNull();
  expect(plan({}).cost).toBe(written.texts.priceOpen);
});

/** By hand: four weeks, of two people and three times three, are 55,000. They end on 1 February. */
test.each([
  ['nothing more', {}, 'CA$55,000', '1 February 2027'],
  ['three more systems', { systems: '5' }, 'CA$115,000 to CA$175,000', '26 April 2027'],
  ['a committee', { decider: 'committee' }, 'CA$65,000 to CA$85,000', '22 February 2027'],
  ['health data', { data: 'sensitive' }, 'CA$65,000 to CA$75,000', '15 February 2027'],
])('with %s dates and price follow', (_, answer, range, latest) => {
  const stages = (['discover', 'design', 'build', 'run'] as const).map((name) => stage(name, '1 week'));
  const planned = rescue({ start: '2027-01-04', systems: '2', ...answer }, ...stages);
  expect(planned.cost).toContain(`${range} before`);
  expect(endsIn(planned).at(-1)?.split(' – ').at(-1)).toBe(latest);
});

test('an idea without customers is a risk, and no plan says that it has none', () => {
  const idea = plan({ exists: 'idea', users: 'market', want: 'new' });
  expect(idea.risks.map(({ name }) => name)).toEqual(['Nobody has paid for it yet']);
  expect(plan({ exists: 'hand', users: 'market' }).riskSummary).not.toMatch(/no risks/);
});

test('a plan shows the risks of the stages that it has', () => {
  const answers = { decider: 'nobody', data: 'sensitive', systems: '5', stop: 'never' };
  const stagesOf = (planned: Plan) => planned.risks.map(({ stage }) => stage);
  // No access, nobody decides, sensitive data, many connections, no downtime.
  expect(stagesOf(rescue(answers, ...allStages.stages))).toEqual([
    ...['Discover', 'Discover', 'Design', 'Build', 'Run'],
  ]);
  expect(stagesOf(rescue(answers, stage('discover', '1 week'), stage('build', '1 week')))).toEqual([
    ...['Discover', 'Discover', 'Build'],
  ]);
});

test('work that the client leads has neither our risks nor our demands on people', () => {
  const answers = { exists: 'trouble', decider: 'nobody', start: '2027-01-04', fixed: '2027-06-01' };
  const planned = rescue(answers, stage(null, '2 days'), stage(null, '3 to 12 months'));
  expect(planned.risks).toEqual([]);
  expect(planned.people).toBeNull();
  expect(planned.fixed?.verdict).toBe('unknown');
});

/** A day. A day a week for 3 to 6 weeks. Half a day for 8⅔ to 39 weeks, which are 4⅓ to 19½ days. */
test('days of people are added up by stage, to the half, and hours are said as they were entered', () => {
  const { people } = plan({ hours: '1200.25' });
  expect(people?.totals).toEqual(['1 day', '3 to 6 days', '4.5 to 19.5 days', 'not counted']);
  expect(people?.rows.at(-1)?.times[2]?.text).toBe('at each demonstration');
  expect(people?.hours).toContain('1,200.25 hours');
});

test.each([
  ['2027-01-03', 'before'],
  ['2027-04-08', 'missed'],
  ['2027-04-09', 'tight'],
  // “Ends between 8 April and 15 December”: on 15 December it may not have ended.
  ['2027-12-15', 'tight'],
  ['2027-12-16', 'clear'],
])('a date on %s is %s', (fixed, verdict) => {
  expect(plan({ start: '2027-01-04', fixed }).fixed?.verdict).toBe(verdict);
});

test('a date is missed if Build can’t have begun by then, however long it takes', () => {
  const stages = [stage('discover', '2 weeks'), stage('build', 'From then on')];
  expect(rescue({ start: '2027-01-04', fixed: '2027-01-18' }, ...stages).fixed?.verdict).toBe('missed');
  expect(rescue({ start: '2027-01-04', fixed: '2027-01-19' }, ...stages).fixed?.verdict).toBe('unknown');
});

/** What exists, what is wanted, who uses it, systems → offer. */
test.each([
  ['trouble', 'new', 'staff', '9', '/services/project-rescue'],
  ['idea', 'people', 'staff', '', '/services/dev-ops'],
  ['running', 'model', 'staff', '', '/services/artificial-intelligence'],
  ['running', 'renew', 'staff', '2', '/enterprises/legacy-application'],
  ['hand', 'new', 'market', '', '/startups/mvp'],
  ['running', 'new', 'phones', '', '/startups/mvp'],
  ['hand', 'new', 'staff', '3', '/enterprises/legacy-application'],
  ['hand', 'new', 'staff', '2', '/services/dev-ops'],
  ['running', 'new', 'browser', '', '/services/dev-ops'],
])('%s, %s, %s with “%s” systems: %s', (exists, want, users, systems, path) => {
  expect(plan({ exists, want, users, systems }).offer?.path).toBe(path);
});

test('an offer that depends on what is not said yet waits for it, and names it', () => {
  expect(plan({}).open).toEqual(['exists']);
  expect(plan({ exists: 'running', want: 'new' }).open).toEqual(['users']);
  expect(plan({ exists: 'hand', want: 'new', users: 'staff' }).open).toEqual(['systems']);
});

test('each tick is a reason not to call us', () => {
  const base = { exists: 'running', want: 'new', users: 'staff' };
  for (const tick of namesIn(copy.ticks.answers))
    expect(plan({ ...base, [tick]: 'yes' }).notFor, tick).not.toEqual([]);
});

test('without a day a week we’re not the right people to call, if the offer’s page asks for one', () => {
  const base = { exists: 'hand', want: 'new', users: 'staff', systems: '0' };
  expect(plan({ ...base, hours: '7' }).notFor.map(({ path }) => path)).toEqual(['/services/dev-ops']);
  expect(plan({ ...base, hours: '8' }).notFor).toEqual([]);
  expect(plan(base).notFor).toEqual([]);
});

test.each(Object.entries(plannerTables(content).courses))(
  'the plan of %s has the steps of its page, in its order and its copy',
  (path, { stages }) => {
    const page = content.offers.find((offer) => offer.path === path);
    const planned = stages.flatMap(({ title, steps }) =>
      steps.map((step) => ({ title: step.title ?? title, duration: step.duration })),
    );
    expect(planned).toEqual(page?.steps.items.map(({ title, duration }) => ({ title, duration })));
  },
);
