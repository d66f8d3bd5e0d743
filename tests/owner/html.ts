/** Whether a page is valid HTML that needs no exception from the security policy, its pictures with a size and a text. */
import { createHash } from 'node:crypto';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { budgets } from '../../contract/page-budgets.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { attribute, type Element, isElement } from '../../src/prerender/parsed-page.ts';
import { elements } from '../support/page-elements.ts';

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
const sourceHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What breaks HTML's rules, or would be refused by the page's policy. */
export async function htmlFaults(html: string, page: SiteManifest['pages'][number]): Promise<string[]> {
  const report = await validator.validateString(html, `${page.path}.html`);
  const invalid = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  const headlines = elements(html, 'h1').length;
  const unnamed = elements(html).filter(
    (element) => attribute(element, 'role') === 'img' && !attribute(element, 'ariaLabel'),
  );
  return [
    ...invalid,
    ...(headlines === 1 ? [] : [`${headlines} headlines`]),
    ...unnamed.map(({ tagName }) => `<${tagName} role="img"> without words in its place`),
    ...elements(html, 'dl').flatMap(listFaults),
    ...policyFaults(html, page),
    ...pictureFaults(html),
  ];
}

/** What's between the tags, as it's written. */
const sourceOf = ({ children }: Element) =>
  children.map((child) => ('value' in child ? child.value : '')).join('');

function policyFaults(html: string, { styleHash, scriptHashes }: SiteManifest['pages'][number]): string[] {
  const styles = elements(html, 'style').map(sourceOf);
  // Data isn’t a script, so the policy has nothing to say about it.
  const scripts = elements(html, 'script').filter(
    (script) => !attribute(script, 'src') && !attribute(script, 'type')?.startsWith('application/'),
  );
  const boot = scripts.filter((script) => !attribute(script, 'type')).map(sourceOf);
  const isRefused = (name: string) => name === 'style' || /^on/.test(name);
  return [
    ...(styles.map(sourceHash).join() === styleHash ? [] : ['its policy does not allow its style']),
    ...(scripts.map(sourceOf).map(sourceHash).join() === scriptHashes.join()
      ? []
      : ['its policy does not allow its scripts']),
    ...(boot.length === 1 ? [] : [`${boot.length} scripts run before the first interaction`]),
    ...boot
      .filter((text) => Buffer.byteLength(text) > budgets.bootScript)
      .map(() => 'its first script is too long'),
    ...elements(html).flatMap(({ tagName, properties }) =>
      Object.keys(properties)
        .filter(isRefused)
        .map((name) => `its policy does not allow ${name} of <${tagName}>`),
    ),
  ];
}

const pictureFaults = (html: string) =>
  elements(html, 'img')
    .filter((image) => ['width', 'height', 'alt'].some((name) => attribute(image, name) === undefined))
    .map((image) => `a picture without size or alt: ${attribute(image, 'src')}`);

/**
 * Terms and their descriptions, either in the list itself or each group in a `div` that has nothing else: what
 * html-validate doesn't see.
 */
function listFaults({ children }: Element): string[] {
  const parts = children.filter((child) => isElement(child));
  const groups = parts.filter(({ tagName }) => tagName === 'div');
  if (groups.length > 0) {
    const others = parts.filter(({ tagName }) => !['div', 'script', 'template'].includes(tagName));
    return [
      ...others.map(({ tagName }) => `<${tagName}> among the groups of a dl`),
      ...groups.flatMap(listFaults),
    ];
  }
  const names = parts.map(({ tagName }) => tagName).join(' ');
  return parts.length === 0 || /^(?:(?:dt ?)+(?:dd ?)+)+$/.test(names) ? [] : [`a dl of ${names}`];
}
