/** The tables that the frozen results were computed with, from the content of that day, without its words. */
import type { CalculatorCopy, Course } from '../../../src/site/page-data.ts';

type Planner = CalculatorCopy['planner'];

export const workingDays = 249;

type LegacyRow = CalculatorCopy['legacy-choice']['table'][number];
const table: readonly Pick<LegacyRow, 'when' | 'way'>[] = [
  { when: { needed: 'no' }, way: 'leave' },
  { when: { changesAtMost: 1, separable: 'yes' }, way: 'leave' },
  { when: { sound: 'yes' }, way: 'wrap' },
  { when: { known: 'yes', mayStop: 'yes' }, way: 'rewrite' },
  { when: { separable: 'yes' }, way: 'strangle' },
  { when: {}, way: 'strangle' },
];
export const legacyTable = table.map((row) => ({ ...row, reason: '' }));

const text = '';
const attention: Planner['attention'] = {
  design: { text: 'A day a week', days: 1 },
  build: { text: 'Half a day a week', days: 0.5 },
};
const offerRows: readonly Pick<Planner['offers'][number], 'when' | 'path'>[] = [
  { when: { exists: ['trouble'] }, path: '/services/project-rescue' },
  { when: { want: ['people'] }, path: '/services/team-augmentation' },
  { when: { want: ['model'] }, path: '/services/artificial-intelligence' },
  { when: { want: ['connect'] }, path: '/enterprises/software-integration' },
  { when: { exists: ['running'], want: ['renew'] }, path: '/enterprises/legacy-application' },
  { when: { exists: ['idea', 'hand'], users: ['market'] }, path: '/startups/mvp' },
  { when: { users: ['phones'] }, path: '/services/mobile-application-development' },
  { when: { users: ['staff'], systems: ['many'] }, path: '/enterprises/application-development' },
  { when: {}, path: '/services/web-application-development' },
];
const offers = offerRows.map((row) => ({ ...row, reason: text }));
const notForRows: readonly Pick<Planner['notFor'][number], 'when' | 'path'>[] = [
  { when: { bought: ['yes'] }, path: '/services/web-application-development' },
  { when: { want: ['connect'], disputed: ['yes'] }, path: '/enterprises/software-integration' },
  {
    when: { want: ['new', 'renew', 'model', 'people'], disputed: ['yes'] },
    path: '/services/web-application-development',
  },
  { when: { closing: ['yes'] }, path: '/enterprises/legacy-application' },
  { when: { byTwoHands: ['yes'] }, path: '/startups/mvp' },
  { when: { routine: ['yes'] }, path: '/enterprises/application-development' },
  { when: { evidence: ['yes'] }, path: '/services/project-rescue' },
  { when: { exists: ['idea'], users: ['market'], reach: ['no'] }, path: '/services/product-design' },
  { when: { exists: ['trouble'], decider: ['nobody'], reach: ['no'] }, path: '/services/project-rescue' },
  { when: { want: ['people'], hours: ['short'] }, path: '/services/team-augmentation' },
  {
    when: {
      exists: ['idea', 'hand', 'running'],
      want: ['new'],
      users: ['staff'],
      hours: ['short', 'little'],
    },
    path: '/enterprises/application-development',
  },
];
const notFor = notForRows.map((row) => ({ ...row, begins: text }));
const riskRows: readonly Pick<Planner['risks'][number], 'name' | 'when' | 'stage'>[] = [
  { name: 'risk1', when: { exists: ['trouble'] }, stage: 'discover' },
  { name: 'risk2', when: { decider: ['nobody'] }, stage: 'discover' },
  { name: 'risk3', when: { decider: ['committee'] }, stage: 'design' },
  { name: 'risk4', when: { reach: ['sometimes', 'no'] }, stage: 'design' },
  { name: 'risk5', when: { data: ['sensitive', 'unknown'] }, stage: 'design' },
  { name: 'risk6', when: { want: ['model'] }, stage: 'design' },
  { name: 'risk7', when: { hours: ['short', 'little'] }, stage: 'design' },
  { name: 'risk8', when: { fixed: ['before', 'missed', 'tight'] }, stage: 'build' },
  { name: 'risk9', when: { systems: ['many'] }, stage: 'build' },
  { name: 'risk10', when: { stop: ['never'] }, stage: 'run' },
];
const risks = riskRows.map((row) => ({ ...row, why: text, you: text, we: text, source: text }));
const roleRows: readonly Pick<Planner['roles'][number], 'role' | 'stages'>[] = [
  { role: 'role1', stages: [{ inAll: { text: 'A day', days: 1 } }, null, null, null] },
  { role: 'role2', stages: [{ each: { text: 'Two hours', days: 0.25 } }, null, null, null] },
  {
    role: 'role3',
    stages: [
      null,
      { aWeek: { text: 'A day a week', days: 1 } },
      { aWeek: { text: 'Half a day a week', days: 0.5 } },
      null,
    ],
  },
  {
    role: 'role4',
    stages: [null, { words: 'five or six a round' }, { words: 'at each demonstration' }, null],
  },
  { role: 'role5', stages: [null, null, null, { words: 'throughout' }] },
];
const roles = roleRows.map((row) => ({ ...row, source: text }));

export const plannerTables = { attention, offers, notFor, risks, roles };

type Takes = Course['stages'][number]['steps'][number]['takes'];
type Stages = readonly (readonly [name: Course['stages'][number]['name'], steps: readonly Takes[]])[];
const course = (stages: Stages): Course => ({
  source: text,
  stages: stages.map(([name, steps]) => ({
    name,
    title: text,
    steps: steps.map((takes) => ({ title: null, duration: text, takes, description: text })),
    stop: null,
  })),
});
export const framework = course([
  ['discover', [{ least: 1, most: 2, unit: 'week' }]],
  ['design', [{ least: 2, most: 3, unit: 'week' }]],
  ['build', [{ least: 2, most: 4, unit: 'month' }]],
  ['run', [{ least: 2, most: 4, unit: 'week' }]],
]);
export const courses = {
  '/services/project-rescue': course([
    [
      'discover',
      [
        { least: 2, most: 2, unit: 'working day' },
        { least: 8, most: 8, unit: 'working day' },
      ],
    ],
    [
      'build',
      [
        { least: 2, most: 6, unit: 'week' },
        { least: 2, most: 6, unit: 'month' },
      ],
    ],
  ]),
  '/services/team-augmentation': course([
    [null, [{ least: 2, most: 2, unit: 'day' }]],
    [null, [{ least: 1, most: 1, unit: 'week' }]],
    [null, [{ least: 1, most: 1, unit: 'week' }]],
    [null, [{ least: 3, most: 12, unit: 'month' }]],
    [null, [{ least: 4, most: 4, unit: 'week' }]],
  ]),
  '/services/artificial-intelligence': course([
    ['discover', [{ least: 1, most: 2, unit: 'week' }]],
    [
      'design',
      [
        { least: 1, most: 2, unit: 'week' },
        { least: 2, most: 3, unit: 'week' },
      ],
    ],
    ['build', [{ least: 4, most: 10, unit: 'week' }]],
    ['run', [null]],
  ]),
  '/enterprises/software-integration': course([
    ['discover', [{ least: 2, most: 3, unit: 'week' }]],
    ['design', [{ least: 2, most: 2, unit: 'week' }]],
    [
      'build',
      [
        { least: 4, most: 6, unit: 'week' },
        { least: 2, most: 4, unit: 'week', each: true },
      ],
    ],
    ['run', [null]],
  ]),
  '/enterprises/legacy-application': course([
    ['discover', [{ least: 4, most: 6, unit: 'week' }]],
    [
      'design',
      [
        { least: 2, most: 2, unit: 'week' },
        { least: 3, most: 6, unit: 'week' },
      ],
    ],
    ['build', [{ least: 6, most: 24, unit: 'month' }]],
    ['run', [{ least: 1, most: 3, unit: 'month' }]],
  ]),
  '/startups/mvp': course([
    ['discover', [{ least: 1, most: 1, unit: 'week' }]],
    ['design', [{ least: 1, most: 2, unit: 'week' }]],
    ['build', [{ least: 6, most: 8, unit: 'week' }]],
    [
      'run',
      [
        { least: 3, most: 4, unit: 'week' },
        { least: 1, most: 1, unit: 'day' },
      ],
    ],
  ]),
  '/services/mobile-application-development': course([
    ['discover', [{ least: 1, most: 1, unit: 'week' }]],
    ['design', [{ least: 2, most: 3, unit: 'week' }]],
    ['build', [{ least: 10, most: 18, unit: 'week' }]],
    ['run', [{ least: 2, most: 3, unit: 'week' }]],
  ]),
  '/enterprises/application-development': course([
    ['discover', [{ least: 3, most: 4, unit: 'week' }]],
    ['design', [{ least: 4, most: 6, unit: 'week' }]],
    ['build', [{ least: 5, most: 9, unit: 'month' }]],
    ['run', [{ least: 2, most: 4, unit: 'month' }]],
  ]),
  '/services/web-application-development': course([
    ['discover', [{ least: 1, most: 2, unit: 'week' }]],
    ['design', [{ least: 2, most: 3, unit: 'week' }]],
    ['build', [{ least: 2, most: 4, unit: 'month' }]],
    ['run', [{ least: 2, most: 4, unit: 'week' }]],
  ]),
};
