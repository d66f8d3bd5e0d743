import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlines } from '../../../testing/content/outlines.ts';
import { textLetters } from '../letters.ts';
import { drawProjectCourse, type ProjectCourse } from './project-course.ts';
import { layoutOf, placeIslands, placeRocks } from './project-layout.ts';

const stages = ['Discover', 'Design', 'Build', 'Run'].map((name) => ({
  name,
  note: 'ends between 1 Jan and 2 Feb 2027',
}));

function course(given: Partial<ProjectCourse> = {}): ProjectCourse {
  return {
    name: 'hand new staff',
    shape: 'wide',
    departure: { kind: 'islet', name: 'Work by hand', note: 'from 4 Jan 2027' },
    waypoints: stages,
    rocks: [],
    rocksAre: 'named',
    islands: { count: 0, name: '' },
    ...given,
  };
}

const style = { ...outlines.pageStyle(), letters: textLetters(outlines.brand) };
const draw = (given: Partial<ProjectCourse> = {}) => drawProjectCourse(course(given), style);
const count = (svg: string, pattern: RegExp) => svg.match(pattern)?.length ?? 0;

test('every name is written: waypoints with their dates, rocks, what is there, and the islands', () => {
  const svg = draw({
    rocks: [
      { name: 'No measure', stage: 0 },
      { name: 'Slow decisions', stage: 2 },
    ],
    islands: { count: 4, name: '4 systems' },
  });
  const written = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, words]) => words);
  for (const name of ['Discover', 'Run', 'ends between 1 Jan and', '2 Feb 2027', 'No measure', '4 systems'])
    expect(written).toContain(name);
  expect(written).toEqual(expect.arrayContaining(['Work by hand', 'from 4 Jan 2027', 'Slow decisions']));
});

test('a name is text and never markup', () => {
  const svg = draw({ rocks: [{ name: '<b>&"</b>', stage: 1 }] });
  expect(svg).toContain('&lt;b&gt;&amp;&quot;&lt;/b&gt;');
  expect(svg).not.toContain('<b>');
});

test('there are as many islands as systems, up to twelve, and none on another', () => {
  for (const wanted of [0, 1, 5, 12, 50]) {
    for (const shape of ['wide', 'narrow'] as const) {
      const [width, height] = shape === 'wide' ? [960, 720] : [480, 840];
      const layout = layoutOf('running connect staff', shape, { width, height, style }, 4);
      const islands = placeIslands(layout, wanted, placeRocks(layout, [{ stage: 2 }, { stage: 2 }]));
      expect(islands.length).toBe(Math.min(wanted, 12));
      islands.forEach(({ at, radius }, index) => {
        for (const other of islands.slice(index + 1)) {
          const gap = Math.hypot(at[0] - other.at[0], at[1] - other.at[1]);
          expect(gap).toBeGreaterThan(radius + other.radius);
        }
      });
    }
  }
});

test('every project can be drawn: a course leads from its departure to the last waypoint', () => {
  const any = fc.record({
    departure: fc.constantFrom(
      { exists: 'idea', kind: 'open' } as const,
      { exists: 'hand', kind: 'islet' } as const,
      { exists: 'running', kind: 'coast' } as const,
      { exists: 'trouble', kind: 'wreck' } as const,
      { exists: 'unknown', kind: 'unknown' } as const,
    ),
    purpose: fc.tuple(
      fc.constantFrom('new', 'renew', 'connect', 'model', 'people', ''),
      fc.constantFrom('market', 'phones', 'browser', 'staff', ''),
    ),
    shape: fc.constantFrom('wide', 'narrow'),
    rocks: fc.array(fc.record({ name: fc.constant('Many connections'), stage: fc.nat(5) }), {
      maxLength: 12,
    }),
    islands: fc.nat(20),
    stops: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(any, ({ departure: { exists, kind }, purpose, shape, rocks, islands, stops }) => {
      const svg = draw({
        name: [exists, ...purpose].join(' '),
        shape,
        departure: { kind, name: 'Here', note: '' },
        waypoints: Array.from({ length: stops }, () => ({ name: 'Steady work', note: '3 to 12 months' })),
        rocks: rocks.filter(({ stage }) => stage < stops),
        islands: { count: islands, name: `${islands} systems` },
      });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      // The course, and a ring of its colour for each stage.
      expect(count(svg, /stroke="var\(--course\)"/g)).toBe(1 + stops);
    }),
    { numRuns: 60 },
  );
});
