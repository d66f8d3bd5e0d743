import { expect, test } from 'vitest';
import { unexplainedDurations } from './stage-durations.ts';

const typical = ['1 to 2 weeks', '2 to 3 weeks', '2 to 4 months', '2 to 4 weeks'].map((duration) => ({
  duration,
}));

const offer = (items: { stage?: string; duration: string }[], note?: string) => [
  { file: 'services/sails.md', steps: { note, items } },
];

test.each([
  ['the same times', [{ stage: 'design', duration: '2 to 3 weeks' }]],
  ['a shorter span inside the typical one', [{ stage: 'build', duration: '10 to 16 weeks' }]],
  ['four months in weeks', [{ stage: 'build', duration: '9 to 17 weeks' }]],
  ['steps outside the stages', [{ duration: '3 to 12 months' }]],
  ['a stage with an open end', [{ stage: 'run', duration: 'From then on' }]],
  ['a time for each of several items', [{ stage: 'build', duration: '2 to 4 weeks each' }]],
])('%s need no explanation', (_, items) => {
  expect(unexplainedDurations(offer(items), typical)).toEqual([]);
});

test('steps of one stage are added up, and a sum outside the typical time has to be explained', () => {
  const items = [
    { stage: 'design', duration: '1 to 2 weeks' },
    { stage: 'design', duration: '2 to 3 weeks' },
  ];
  expect(unexplainedDurations(offer(items), typical)).toEqual([
    {
      file: 'services/sails.md',
      field: 'steps.items.0.duration',
      problem:
        'makes design take another time than on how-we-work (2 to 3 weeks): say why in steps.note, or correct one of the two',
    },
  ]);
  expect(unexplainedDurations(offer(items, 'It includes the sewing.'), typical)).toEqual([]);
});
