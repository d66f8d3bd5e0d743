/** What the planner asks: twelve things in three steps. */
import type { CalculatorCopy } from '../../content/page-data.ts';
import type { Field } from '../engine/fields.ts';

type Copy = CalculatorCopy['planner'];

export const choices = {
  exists: ['idea', 'hand', 'running', 'trouble'],
  want: ['new', 'renew', 'connect', 'model', 'people'],
  users: ['market', 'phones', 'browser', 'staff'],
  decider: ['one', 'few', 'committee', 'nobody'],
  reach: ['yes', 'sometimes', 'no'],
  data: ['none', 'contacts', 'sensitive', 'unknown'],
  stop: ['nothing', 'nights', 'never'],
} as const satisfies {
  [Name in keyof Copy['questions']]: readonly (keyof Copy['questions'][Name]['answers'])[];
};

export type ChoiceName = keyof typeof choices;

export const tickNames = [
  'bought',
  'disputed',
  'closing',
  'byTwoHands',
  'routine',
  'evidence',
] as const satisfies readonly (keyof Copy['ticks']['answers'])[];

const choice = (name: ChoiceName) => ({ kind: 'choice', options: choices[name] }) as const;
const day = { kind: 'date', min: '2024-01-01', max: '2099-12-31' } as const;
const tick = { kind: 'tick' } as const;

export const plannerFields = {
  exists: choice('exists'),
  want: choice('want'),
  users: choice('users'),
  systems: { kind: 'number', min: 0, max: 50 },
  decider: choice('decider'),
  reach: choice('reach'),
  hours: { kind: 'number', min: 0, max: 2000 },
  start: day,
  fixed: day,
  data: choice('data'),
  stop: choice('stop'),
  bought: tick,
  disputed: tick,
  closing: tick,
  byTwoHands: tick,
  routine: tick,
  evidence: tick,
} as const satisfies Record<string, Field>;
