/**
 * What html-validate and axe don't see of HTML's content models, because it depends on an element's place. Found by
 * comparing them with the Nu checker, which needs Java.
 */
import {
  attribute,
  type Element,
  type ElementContent,
  elementsIn,
  isElement,
  parsePage,
} from '../../src/build/markdown/elements.ts';

const hasText = (node: ElementContent) => node.type === 'text' && node.value.trim() !== '';

/** A line for each element whose content HTML doesn't allow. */
export function misplacedContent(html: string): string[] {
  const elements = elementsIn(parsePage(html));
  return elements.flatMap((element) => {
    const fault = faultOf(element);
    return fault ? [`${element.tagName}: ${fault}`] : [];
  });
}

function faultOf(element: Element): string | null {
  const { tagName, children } = element;
  const inside = children.flatMap((child) => elementsIn(child));
  switch (tagName) {
    case 'dl':
      return groupFault(element, children.some((child) => isElement(child, 'div')) ? ['div'] : ['dt', 'dd']);
    case 'ul':
    case 'ol':
    case 'select':
    case 'table':
    case 'tr':
      return children.some(hasText) ? 'text outside its parts' : null;
    case 'svg':
      return inside.some((part) => htmlOnly.includes(part.tagName)) ? 'HTML in a drawing' : null;
    case 'a':
    case 'button':
      return inside.some((part) => attribute(part, 'tabIndex') !== undefined) ? 'a focusable part' : null;
    case 'label':
      return inside.filter((part) => controls.includes(part.tagName)).length > 1 ||
        inside.some((part) => isElement(part, 'a', 'button'))
        ? 'more than its one control'
        : null;
    case 'img':
    case 'source':
      return attribute(element, 'sizes') !== undefined && attribute(element, 'srcSet') === undefined
        ? 'sizes without srcset'
        : null;
    default:
      return null;
  }
}

const controls = ['input', 'select', 'textarea'];
const htmlOnly = ['div', 'p', 'span', 'ul', 'img'];

/** Terms and their descriptions, either in the list itself or each group in a `div` that has nothing else. */
function groupFault({ children }: Element, allowed: readonly string[]): string | null {
  const parts = children.filter((child) => isElement(child));
  if (children.some(hasText)) return 'text outside its parts';
  const other = parts.find(({ tagName }) => ![...allowed, 'script', 'template'].includes(tagName));
  if (other) return `<${other.tagName}> among its parts`;
  if (allowed.includes('div')) {
    const faults = parts.flatMap((group) => groupFault(group, ['dt', 'dd']) ?? []);
    return faults[0] ?? null;
  }
  const names = parts.map(({ tagName }) => tagName).join(' ');
  return parts.length === 0 || /^(?:(?:dt ?)+(?:dd ?)+)+$/.test(names) ? null : 'a term without description';
}
