/** Valid HTML on every page, by the strictest of html-validate's presets but for what stands below. */
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { manifest, readPage } from './dist.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes attributes in its own case, void elements as <br/> and booleans as required="": all of it valid.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A field without a type is a text field: HTML's default, known to everybody.
    'no-implicit-input-type': 'off',
  },
};

const validator = new HtmlValidate(config);

test.each(manifest.pages.map(({ path }) => path))('%s', async (path) => {
  const report = await validator.validateString(readPage(path), `${path}.html`);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
  expect(faults).toEqual([]);
});

test('a fault would be found', async () => {
  const report = await validator.validateString(
    '<!DOCTYPE html><html lang="en"><body><p><div></div></p></body></html>',
  );
  expect(report.valid).toBe(false);
});
