/** Whether a page is valid HTML that needs no exception from the security policy, its pictures with a size and a text. */
import { type ConfigData, HtmlValidate } from 'html-validate';
import { budgets } from '../../contract/page-budgets.ts';
import { attribute } from '../../src/build/parsed-page.ts';
import { elements, sourceOf } from '../support/page-elements.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes attributes in its own case, void elements as <br/>, booleans as required="" and hidden="": all valid.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A field without a type is a text field.
    'no-implicit-input-type': 'off',
    // Neither of the presets has it.
    'input-missing-label': 'error',
  },
};

const validator = new HtmlValidate(config);

/** What breaks HTML's rules, or would be refused by the page's policy. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const invalid = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  const headlines = elements(html, 'h1').length;
  return [
    ...invalid,
    ...(headlines === 1 ? [] : [`${headlines} headlines`]),
    ...policyFaults(html),
    ...pictureFaults(html),
  ];
}

/** Scripts may set styles, and attributes may not; one script runs before the first interaction. */
function policyFaults(html: string): string[] {
  const boot = elements(html, 'script')
    .filter((script) => !attribute(script, 'src') && !attribute(script, 'type'))
    .map(sourceOf);
  const refused = elements(html).flatMap(({ tagName, properties }) =>
    Object.keys(properties)
      .filter((name) => name === 'style' || /^on/.test(name))
      .map((name) => `its policy does not allow ${name} of <${tagName}>`),
  );
  const isShort = boot.length === 1 && Buffer.byteLength(boot[0] ?? '') <= budgets.bootScript;
  return isShort ? refused : [...refused, `${boot.length} first scripts, or one that is too long`];
}

const pictureFaults = (html: string) =>
  elements(html, 'img')
    .filter((image) => ['width', 'height', 'alt'].some((name) => attribute(image, name) === undefined))
    .map((image) => `a picture without size or alt: ${attribute(image, 'src')}`);
