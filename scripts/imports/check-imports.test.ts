import { expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { importRules } from './import-rules.ts';
import { importsOf, readImports } from './read-imports.ts';

const check = (file: string, code: string) => checkImports(importsOf(file, code), importRules);

test('the house keeps its rules', () => {
  const arrows = readImports(['src', 'server', 'contract']);
  expect(arrows.length).toBeGreaterThan(300);
  expect(checkImports(arrows, importRules)).toEqual([]);
});

test.each([
  ['src/ui/button.tsx', "import { Hero } from '../sections/hero.tsx'"],
  ['src/ui/button.tsx', "import { homeData } from '../content/page-data.ts'"],
  ['src/sections/hero.tsx', "export { Home } from '../pages/home.tsx'"],
  ['src/layout/bar.tsx', "import { Hero } from '../sections/hero.tsx'"],
  ['src/pages/home.tsx', "const load = () => import('../../server/app.ts')"],
  ['src/prerender/build.ts', "import { createApp } from '../../server/app.ts'"],
  ['src/charts/field.ts', "import { paths } from '../content/paths.ts'"],
  ['src/browser/boot.ts', "import { renderPage } from '../prerender/render.tsx'"],
  ['src/browser/boot.ts', "import { readFileSync } from 'node:fs'"],
  ['contract/enquiry.ts', "import type { Site } from '../src/content/site.ts'"],
  ['server/app.ts', "import type { Site } from '../src/content/site.ts'"],
  ['src/elsewhere/new.ts', "import { z } from 'zod'"],
])('%s: %s is refused', (file, code) => {
  expect(check(file, code)).toHaveLength(1);
});

test.each([
  ['src/ui/picture.tsx', "import type { Picture } from '../content/page-data.ts'"],
  ['src/pages/home.tsx', "import { Hero } from '../sections/hero.tsx'"],
  ['src/prerender/build.ts', "import { redirects } from '../../contract/redirects.ts'"],
  ['src/browser/client.ts', "import { useEffect } from 'react'"],
  ['server/main.ts', "import { resolve } from 'node:path'"],
])('%s: %s is allowed', (file, code) => {
  expect(check(file, code)).toEqual([]);
});

test('a ring is told with the files on the way; one of types alone is none', () => {
  const ring = (word: string) =>
    checkImports(
      [
        ...importsOf('src/ui/a.ts', "import { b } from './b.ts'"),
        ...importsOf('src/ui/b.ts', `${word} { c } from './c.ts'`),
        ...importsOf('src/ui/c.ts', "export { a } from './a.ts'"),
      ],
      importRules,
    );
  expect(ring('import')).toEqual([
    'A ring of imports: src/ui/a.ts → src/ui/b.ts → src/ui/c.ts → src/ui/a.ts',
  ]);
  expect(ring('import type')).toEqual([]);
});
