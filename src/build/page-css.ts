/** Of the site's one stylesheet, the rules that a page uses: they travel inside its HTML. */
import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';

/**
 * Attributes and states that the first script or the browser set later; their rules stay although no HTML shows
 * them. What React sets is not among them: React waits for the whole stylesheet.
 */
const lateMarks = [
  /data-scrolled/,
  /data-dismissed/,
  /data-paused/,
  /data-palette/,
  /data-failed/,
  /popover-open/,
  /\[open/,
  /spinner/,
];

/** What the form shows only once something went wrong: the answer to a post has the plain page's rules. */
const formMarks = [/enquiry-/, /aria-/];

/**
 * Wishes that the page meets well enough at first sight, and what only moves for who has scripts: their rules come
 * with the whole stylesheet, on intent.
 */
const laterWishes =
  /@media[^{]*\((?:prefers-(?:contrast|reduced-transparency)|scripting: ?enabled)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** What is left of a condition whose rules come later. */
const emptyCondition = /@supports[^{}]*\{\s*\}/g;

/** Tailwind, Vite and this file each run Lightning CSS, which each time adds the prefix once more. */
const repeatedPrefix = /(-webkit-[\w-]+:[^;{}]+;)\1+/g;

/**
 * PurgeCSS takes `:is(:hover, :focus)` for a list of elements that the page does not have, and drops the
 * rule. Under a name that it does not know, it leaves the list alone.
 */
const stateList = { css: /:is\((?=[:[])/g, disguised: ':-state-list(' };

export async function pageCss(stylesheet: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: stylesheet.replaceAll(stateList.css, stateList.disguised) }],
    content: [{ raw: html, extension: 'html' }],
    variables: true,
    keyframes: true,
    safelist: {
      greedy: html.includes('enquiry-form') ? [...lateMarks, ...formMarks] : lateMarks,
      // The inks of the page's own drawings.
      variables: (html.match(/(?<=var\()--[\w-]+/g) ?? []).map((name) => new RegExp(`^${name}$`)),
    },
    defaultExtractor: namesIn,
  });
  const css = (purged?.css ?? '').replaceAll(stateList.disguised, ':is(');
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return (
    code
      .toString()
      // Tailwind's banner.
      .replace(/\/\*!.*?\*\/\s*/s, '')
      .replace(laterWishes, '')
      .replaceAll(emptyCondition, '')
      .replaceAll(repeatedPrefix, '$1')
  );
}

/** What selectors can match. Neither what a page says nor where its links lead is a reason for a rule. */
function namesIn(html: string) {
  const tags = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      attributes.set(name, (attributes.get(name) ?? new Set()).add(value));
    }
  }
  const words = (name: string) => [...(attributes.get(name) ?? [])].flatMap((value) => value.split(/\s+/));
  return {
    tags: [...tags],
    classes: words('class'),
    ids: words('id'),
    attributes: {
      names: [...attributes.keys()],
      values: [...attributes.values()].flatMap((values) => [...values]),
    },
    undetermined: [],
  };
}
