/** Every page of the owner's own site as a file. A failure names all that's wrong with it. */
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { budgets } from '../../contract/page-budgets.ts';
import { attribute } from '../../src/build/parsed-page.ts';
import { brandIn } from '../../testing/content/brand-in.ts';
import { own } from '../support/built-site.ts';
import { attributes, elements, meta, sourceOf } from '../support/page-elements.ts';

const { language } = brandIn('content');

for (const path of own.pages())
  test(path, async () => {
    const html = own.readPage(path);
    expect.soft(await htmlFaults(html)).toEqual([]);
    expectHead(html, path);
  });

/** A title, a description and a social title, a picture for shared links, and the page's own address. */
function expectHead(html: string, path: string): void {
  const { siteUrl } = own.manifest();
  expect.soft(attributes(html, 'html', 'lang')).toEqual([language]);
  expect.soft(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
  for (const name of ['description', 'og:title'])
    expect.soft(meta(html, name), name).toEqual([expect.stringMatching(/\S/)]);
  const [picture = ''] = meta(html, 'og:image');
  expect.soft(picture).toMatch(new RegExp(`^${siteUrl}/`));
  expect.soft(own.hasFile(picture.slice(siteUrl.length)), picture).toBe(true);
  const canonical = elements(html, 'link').filter((link) => attribute(link, 'rel') === 'canonical');
  const isListed = path !== '/thank-you';
  expect.soft(canonical.map((link) => attribute(link, 'href'))).toEqual(isListed ? [siteUrl + path] : []);
  expect.soft(meta(html, 'robots')).toEqual(isListed ? [] : ['noindex']);
}

const validator = new HtmlValidate({
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
});

/** What breaks HTML's rules, or would be refused by the page's policy, and pictures without a size or a text. */
async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const invalid = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  const headlines = elements(html, 'h1').length;
  return [
    ...invalid,
    ...(headlines === 1 ? [] : [`${headlines} headlines`]),
    ...policyFaults(html),
    ...elements(html, 'img')
      .filter((image) => ['width', 'height', 'alt'].some((name) => attribute(image, name) === undefined))
      .map((image) => `a picture without size or alt: ${attribute(image, 'src')}`),
  ];
}

/** Scripts may set styles, and attributes may not; one script runs before the first interaction. */
function policyFaults(html: string): string[] {
  const boot = elements(html, 'script')
    .filter((script) => !attribute(script, 'src'))
    .map(sourceOf);
  const refused = elements(html).flatMap(({ tagName, properties }) =>
    Object.keys(properties)
      .filter((name) => name === 'style' || /^on/.test(name))
      .map((name) => `its policy does not allow ${name} of <${tagName}>`),
  );
  const isShort = boot.length === 1 && Buffer.byteLength(boot[0] ?? '') <= budgets.bootScript;
  return isShort ? refused : [...refused, `${boot.length} first scripts, or one that is too long`];
}
