import { expect, test } from 'vitest';
import { FaultCollector } from './content-error.ts';

test('faults are told in the order of files and lines, whoever finds them first', () => {
  const faults = new FaultCollector();
  const fault = (file: string, line?: number) => ({
    file,
    ...(line && { line }),
    field: 'lead',
    problem: 'is blank',
  });
  faults.add([fault('b.md', 2), fault('a.md', 12), fault('a.md', 9), fault('a.md')]);
  expect(() => faults.throwAny()).toThrow(
    'The content has 4 faults:\n  a.md  lead: is blank\n  a.md:9  lead: is blank\n  a.md:12  lead: is blank\n  b.md:2  lead: is blank',
  );
});
