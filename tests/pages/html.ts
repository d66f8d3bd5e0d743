/** Whether a page is valid HTML that needs no exception from the security policy, its pictures with a size and a text. */
import { createHash } from 'node:crypto';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { budgets } from '../../contract/page-budgets.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import {
  attribute,
  type Element,
  elementsIn,
  isElement,
  parsePage,
} from '../../src/prerender/markdown/elements.ts';
import { tags } from './tags.ts';

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
  const elements = elementsIn(parsePage(html));
  const lists = elements.filter((element) => isElement(element, 'dl'));
  const headlines = elements.filter((element) => isElement(element, 'h1')).length;
  const unnamed = elements.filter((one) => attribute(one, 'role') === 'img' && !attribute(one, 'ariaLabel'));
  return [
    ...invalid,
    ...(headlines === 1 ? [] : [`${headlines} headlines`]),
    ...unnamed.map(({ tagName }) => `<${tagName} role="img"> without words in its place`),
    ...lists.flatMap(listFaults),
    ...policyFaults(html, page),
    ...pictureFaults(html),
  ];
}

function policyFaults(html: string, { styleHash, scriptHashes }: SiteManifest['pages'][number]): string[] {
  const inside = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => sourceHash(text));
  const styles = inside(/<style>([\s\S]*?)<\/style>/g);
  // Data isn’t a script, so the policy has nothing to say about it.
  const scripts = inside(/<script(?! type="application\/)(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g);
  const boot = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const markup = html.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
  return [
    ...(styles.join() === styleHash ? [] : ['its policy does not allow its style']),
    ...(scripts.join() === scriptHashes.join() ? [] : ['its policy does not allow its scripts']),
    ...(boot.length === 1 ? [] : [`${boot.length} scripts run before the first interaction`]),
    ...boot
      .filter((text) => Buffer.byteLength(text) > budgets.bootScript)
      .map(() => 'its first script is too long'),
    ...(markup.match(/<[^>]+ (?:style|on\w+)=/g) ?? []).map((tag) => `its policy does not allow ${tag}`),
  ];
}

const pictureFaults = (html: string) =>
  tags(html, 'img').filter(
    (tag) => ![/ width="\d+"/, / height="\d+"/, / alt="/].every((part) => part.test(tag)),
  );

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
