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
  const parts: Element[] = [];
  const visit = (node: ElementContent): void => {
    if (!isElement(node) || attribute(node, 'ariaHidden') === 'true') return;
    if (isHeading(node)) parts.push(element(node.tagName, [text(textOf(node))]));
    else if (node.tagName === 'label') parts.push(item(describeField(node, byId)));
    else if (node.tagName === 'legend') parts.push(item(textOf(node)));
    else if (node.tagName === 'img') parts.push(item(attribute(node, 'alt') ?? ''));
    else if (isChoice(node)) parts.push(item(describeChoice(node)));
    else node.children.forEach(visit);
  };
  visit(form);
  const heading = attribute(form, 'ariaLabelledBy');
  const place = heading ? `${url}#${heading}` : url;
  const where = element('p', [
    text('To fill it in, open '),
    element('a', [text(place)], { href: place }),
    text('.'),
  ]);
  return [...inLists(parts), where];
}

/** Headings keep their place; fields between them become one list. A heading without fields has no use. */
function inLists(parts: readonly Element[]): Element[] {
  const blocks: Element[] = [];
  for (const [index, part] of parts.entries()) {
    if (isHeading(part)) {
      const next = parts[index + 1];
      if (next && !isHeading(next)) blocks.push(part);
      continue;
    }
    const last = blocks.at(-1);
    if (last?.tagName === 'ul') last.children.push(part);
    else blocks.push(element('ul', [part]));
  }
  return blocks;
}

/** A question with its answers to choose from, and no other question inside. */
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

function item(words: string): Element {
  return element('li', [text(words)]);
}
