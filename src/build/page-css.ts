/**
 * The part of the site's stylesheet that a page needs. Rules that name a class or an element that the page doesn't have
 * can't match, so they're left out. States and most attributes stay, because scripts and browsers set them later.
 */
import { Features, type SelectorComponent, transform } from 'lightningcss';

/** A rejected post is answered with these elements, and reuses the styles of the page with the form. */
const rejectedForm = /^enquiry-/;

/** The HTML has these from the start, or React sets them, and that waits for the whole stylesheet. */
const knownAtBuild = /^data-(?:align|calculator|open|print-only|reveal)$/;

export function pageCss(stylesheet: string, html: string): string {
  const classes = new Set(found(html, / class="([^"]*)"/g).flatMap((list) => list.split(' ')));
  const elements = new Set(found(html, /<([a-z][\w-]*)/gi));
  const hasForm = classes.has('enquiry-form');
  const canMatch = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return classes.has(part.name) || (hasForm && rejectedForm.test(part.name));
    if (part.type === 'type') return elements.has(part.name);
    if (part.type === 'attribute' && knownAtBuild.test(part.name)) {
      return html.includes(` ${part.name}="${part.operation?.value ?? ''}`);
    }
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'has')) return true;
    part.selectors = part.selectors.filter((selector) => selector.every(canMatch));
    return part.selectors.length > 0;
  };
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(stylesheet),
    visitor: { Selector: (selector) => (selector.every(canMatch) ? selector : []) },
  });
  return withoutUnused(code.toString(), html);
}

/** Leaves out variables and animations that neither the styles nor the page's drawings name. */
function withoutUnused(css: string, html: string): string {
  const used = new Set(found(css + html, /var\((--[\w-]+)/g));
  const animated = found(css, /animation(?:-name)?:([^;}]*)/g).join(' ');
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // For Chrome 105, Firefox 115 and Safari 16, which know neither.
    include: Features.Nesting | Features.MediaRangeSyntax,
    unusedSymbols: [
      ...found(css, /(--[\w-]+):/g).filter((name) => !used.has(name)),
      ...found(css, /@keyframes ([\w-]+)/g).filter((name) => !animated.includes(name)),
    ],
  });
  return code.toString();
}

function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, value = '']) => value);
}
