/** The import rules of biome.jsonc, each tried with a file that breaks it: a pattern that matches nothing is no rule. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const restricted = 'lint/style/noRestrictedImports';
const nodeModule = 'lint/correctness/noNodejsModules';
const cycle = 'lint/suspicious/noImportCycles';

/** What a file imports, and the rule that refuses it; null where it is allowed. */
const planted: readonly (readonly [file: string, specifier: string, rule: string | null])[] = [
  ['src/ui/a.tsx', '../sections/home/hero.tsx', restricted],
  ['src/ui/b.tsx', '../content/site.ts', restricted],
  ['src/ui/c.tsx', '../content/page-data.ts', null],
  ['src/ui/d.tsx', 'node:fs', nodeModule],
  ['src/ui/e.tsx', './f.tsx', cycle],
  ['src/ui/f.tsx', './e.tsx', cycle],
  ['src/sections/home/a.tsx', '../../pages/home.tsx', restricted],
  ['src/sections/home/b.tsx', '../../routes.tsx', restricted],
  ['src/sections/home/c.tsx', '../common/heading.tsx', null],
  ['src/sections/home/d.tsx', 'node:path', nodeModule],
  ['src/layout/a.tsx', '../sections/home/hero.tsx', restricted],
  ['src/layout/b.tsx', 'node:fs', nodeModule],
  ['src/pages/a.tsx', '../../server/app.ts', restricted],
  ['src/pages/b.tsx', '../sections/home/hero.tsx', null],
  ['src/pages/c.tsx', 'node:fs', nodeModule],
  ['src/routes.tsx', './sections/home/hero.tsx', restricted],
  ['src/browser/a.ts', '../prerender/render.tsx', restricted],
  ['src/browser/enquiry/captcha/b.ts', '../../../content/site.ts', restricted],
  ['src/browser/enquiry/captcha/c.ts', '../../../../contract/enquiry.ts', null],
  ['src/browser/d.ts', 'node:fs', nodeModule],
  ['src/prerender/a.ts', '../../server/app.ts', restricted],
  ['src/prerender/b.ts', '../pages/home.tsx', restricted],
  ['src/charts/a.ts', '../content/paths.ts', restricted],
  ['src/charts/sketches/b.ts', '../lettering.ts', null],
  ['src/brand/a.ts', '../charts/sheet.ts', restricted],
  ['src/content/a.ts', '../charts/catalogue.ts', restricted],
  ['src/styles/a.ts', '../charts/sheet.ts', restricted],
  ['src/style-guide/a.tsx', '../sections/home/hero.tsx', restricted],
  ['src/instruments/a/view.tsx', '../../sections/home/hero.tsx', restricted],
  ['src/instruments/a/rules.ts', '../b/rules.ts', restricted],
  ['src/instruments/a/b.tsx', '../common/field.tsx', null],
  ['src/instruments/c.ts', 'node:fs', nodeModule],
  ['src/pages/d.tsx', '../instruments/a/view.tsx', restricted],
  ['src/unknown/a.ts', '../ui/button.tsx', restricted],
  ['contract/a.ts', '../src/content/site.ts', restricted],
  ['server/a.ts', '../src/content/site.ts', restricted],
  ['server/enquiries/b.ts', '../../contract/enquiry.ts', null],
];

/** Rules broken in a tree that holds the planted files alone, by file. */
function findings(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  copyFileSync('biome.jsonc', join(folder, 'biome.jsonc'));
  for (const [file, specifier] of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `export * from '${specifier}';\n`);
  }
  const biome = resolve('node_modules/.bin/biome');
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, ['lint', ...options, '.'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } =
    JSON.parse(stdout);
  const rules = diagnostics.filter(({ category }) => [restricted, nodeModule, cycle].includes(category));
  return new Map(rules.map(({ category, location }) => [location.path, category]));
}

const found = findings();

test.each(planted)('%s with an import of %s: %s', (file, _, rule) => {
  expect(found.get(file) ?? null).toBe(rule);
});
