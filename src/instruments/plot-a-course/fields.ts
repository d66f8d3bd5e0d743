/** What the planner asks, in the order of its questions. */
import type { InstrumentWords } from '../../content/page-data.ts';
import type { Field } from '../common/fields.ts';

type Words = InstrumentWords['plot-a-course'];

export const choices = {
  exists: ['idea', 'hand', 'running', 'trouble'],
  want: ['new', 'renew', 'connect', 'model', 'people'],
  users: ['market', 'phones', 'browser', 'staff'],
  decider: ['one', 'few', 'committee', 'nobody'],
  often: ['week', 'fortnight', 'month', 'rarely'],
  reach: ['yes', 'sometimes', 'no'],
  why: ['law', 'event', 'promise'],
  data: ['none', 'contacts', 'sensitive', 'unknown'],
  stop: ['nothing', 'nights', 'never'],
} as const satisfies {
  [Name in keyof Words['questions']]: readonly (keyof Words['questions'][Name]['answers'])[];
};

export type ChoiceName = keyof typeof choices;

export const tickNames = [
  'bought',
  'disputed',
  'closing',
  'byTwoHands',
  'routine',
  'evidence',
] as const satisfies readonly (keyof Words['ticks']['answers'])[];

const choice = (name: ChoiceName) => ({ kind: 'choice', options: choices[name] }) as const;
const day = { kind: 'date', min: '2024-01-01', max: '2099-12-31' } as const;
const tick = { kind: 'tick' } as const;

export const courseFields = {
  exists: choice('exists'),
  want: choice('want'),
  users: choice('users'),
  decider: choice('decider'),
  often: choice('often'),
  reach: choice('reach'),
  start: day,
  fixed: day,
  why: choice('why'),
  systems: { kind: 'number', min: 0, max: 50, step: 1 },
  data: choice('data'),
  stop: choice('stop'),
  people: { kind: 'number', min: 0, max: 500, step: 1 },
  hours: { kind: 'number', min: 0, max: 60, step: 1 },
  number: { kind: 'text', maxLength: 120 },
  counted: { kind: 'yes-no' },
  bought: tick,
  disputed: tick,
  closing: tick,
  byTwoHands: tick,
  routine: tick,
  evidence: tick,
} as const satisfies Record<string, Field>;
