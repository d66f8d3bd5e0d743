/**
 * The rules that a page needs, to be inside it: as a file they'd cost a round trip. Rules that name a class or
 * element that it lacks are left out; states and most attributes stay.
 */
import { Features, type SelectorComponent, transform } from 'lightningcss';

/** A form that comes back has these classes and this attribute, and reuses the styles of the contact page. */
const returnedForm = /^(?:enquiry-.*|aria-invalid)$/;

/** The HTML has these from the start, or an island sets them, which brings the whole stylesheet. */
const knownAtBuild = /^(?:type|aria-(?:disabled|invalid)|data-(?:calculator|chart|slot))$/;

export function namesUsedIn(html: string, forPaper = '') {
  return {
    classes: new Set(found(html, / class="([^"]*)"/g).flatMap((list) => list.split(' '))),
    elements: new Set(found(html, /<([a-z][\w-]*)/gi)),
    attributes: found(html, / ([a-z-]+="[^"]*)/g).filter((text) =>
      knownAtBuild.test(text.split('=', 1)[0] ?? ''),
    ),
    variables: found(html + forPaper, /var\((--[\w-]+)/g),
  };
}

export function pageCss(
  stylesheet: string,
  { classes, elements, attributes, variables }: ReturnType<typeof namesUsedIn>,
): string {
  const hasForm = classes.has('enquiry-form');
  const canMatch = (part: SelectorComponent): boolean => {
    if ((part.type === 'class' || part.type === 'attribute') && hasForm && returnedForm.test(part.name))
      return true;
    if (part.type === 'class') return classes.has(part.name);
    if (part.type === 'type') return elements.has(part.name);
    if (part.type === 'attribute' && knownAtBuild.test(part.name)) {
      const written = `${part.name}="${part.operation?.value ?? ''}`;
      const isWhole = part.operation?.operator === 'equal';
      return attributes.some((attribute) =>
        isWhole ? attribute === written : attribute.startsWith(written),
      );
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
  return withoutUnused(code.toString(), variables);
}

function withoutUnused(css: string, usedElsewhere: readonly string[]): string {
  const used = new Set([...usedElsewhere, ...found(css, /var\((--[\w-]+)/g)]);
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
