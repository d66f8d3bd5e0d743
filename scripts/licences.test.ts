/** What runs in production may be used by anyone for anything, with its notice kept. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'];

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

test('every package of production has a permissive licence', () => {
  const { '': _project, ...installed } = packages;
  const production = Object.entries(installed).filter(([, { dev }]) => dev !== true);
  expect(production.length).toBeGreaterThan(30);
  const others = production.filter(([, { license = 'none' }]) => !permissive.includes(license));
  expect(others.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
});

test('the lockfile has every platform’s build of a package, or none of them could install it', () => {
  const optional = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(z.record(z.string(), z.string()).optional().parse(optionalDependencies) ?? {}),
  );
  const locked = Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13));
  expect(optional.length).toBeGreaterThan(50);
  expect([...new Set(optional)].filter((name) => !locked.includes(name))).toEqual([]);
});
