/** Describes a form in Markdown: a list of its fields and a link to it. There are no results yet, so they're left out. */
import {
  attribute,
  type Element,
  type ElementContent,
  element,
  elementsIn,
  isElement,
  isHeading,
  text,
  textOf,
} from './elements.ts';

const controls = ['input', 'select', 'textarea'];

/** @param url of the page that holds the form. */
export function describeForm(form: Element, url: string): ElementContent[] {
  const byId = new Map(elementsIn(form).map((part) => [attribute(part, 'id'), part]));
  const blocks: Element[] = [];
  const add = (words: string) => {
    const item = element('li', [text(words)]);
    const last = blocks.at(-1);
    if (last?.tagName === 'ul') last.children.push(item);
    else blocks.push(element('ul', [item]));
  };
  const dropEmptyHeading = () => {
    const last = blocks.at(-1);
    if (last && isHeading(last)) blocks.pop();
  };
  const visit = (node: ElementContent): void => {
    if (!isElement(node) || attribute(node, 'ariaHidden') === 'true') return;
    if (isHeading(node)) {
      dropEmptyHeading();
      blocks.push(element(node.tagName, [text(textOf(node))]));
    } else if (node.tagName === 'label') add(describeField(node, byId));
    else if (node.tagName === 'legend') add(textOf(node));
    else if (node.tagName === 'img') add(attribute(node, 'alt') ?? '');
    else if (isChoice(node)) add(describeChoice(node));
    else node.children.forEach(visit);
  };
  visit(form);
  dropEmptyHeading();
  const heading = attribute(form, 'ariaLabelledBy');
  const place = heading ? `${url}#${heading}` : url;
  const link = element('a', [text(place)], { href: place });
  return [...blocks, element('p', [text('To fill it in, open '), link, text('.')])];
}

function isChoice(node: Element): boolean {
  if (node.tagName !== 'fieldset') return false;
  const inside = node.children.flatMap((child) => elementsIn(child));
  return !inside.some(({ tagName }) => tagName === 'fieldset');
}

function describeChoice(fieldset: Element): string {
  const parts = elementsIn(fieldset);
  const legend = parts.find(({ tagName }) => tagName === 'legend');
  const answers = parts.filter(({ tagName }) => tagName === 'label').map(labelText);
  return withDetails(legend ? textOf(legend) : '', answers);
}

function describeField(label: Element, byId: ReadonlyMap<string | undefined, Element>): string {
  const control =
    byId.get(attribute(label, 'htmlFor') ?? '') ??
    elementsIn(label).find(({ tagName }) => controls.includes(tagName));
  if (!control) return labelText(label);
  const notes = (attribute(control, 'ariaDescribedBy') ?? '').split(' ').flatMap((id) => {
    const note = byId.get(id);
    return note ? [textOf(note)] : [];
  });
  const options = elementsIn(control)
    .filter(({ tagName }) => tagName === 'option')
    .map(textOf);
  const isRequired = attribute(control, 'required') !== undefined;
  return withDetails(labelText(label) + (isRequired ? ' (required)' : ''), [...notes, ...options]);
}

/** Small print inside a label goes into brackets. */
function labelText(label: Element): string {
  const small = elementsIn(label).find(({ tagName }) => tagName === 'small');
  const whole = textOf(label);
  return small ? `${whole.slice(0, -textOf(small).length).trim()} (${textOf(small)})` : whole;
}

function withDetails(name: string, details: readonly string[]): string {
  if (details.length === 0) return name;
  return `${name}${name.endsWith('?') ? '' : ':'} ${details.join('; ')}`;
}
